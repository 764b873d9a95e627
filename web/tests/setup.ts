import { afterEach } from "vitest";
import { left } from "./left";

afterEach(async () => {
  for (const leave of left) await leave();
});
