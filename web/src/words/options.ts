import type { Choosable } from "../wire";
import { t, words } from "./words.svelte";

export const optionName = (option: Choosable): string => t(option.key);

/** `names`: of the people on their seats, where an option names one. */
export function optionValue(option: Choosable, value: unknown, names: Record<number, string> = {}): string {
  if (typeof value === "boolean") return t(value ? "client-yes" : "client-no");
  if (value === null) return t("client-without-limit");
  if (option.of === "seat" && typeof value === "number")
    return names[value] ?? t("client-seat-number", { number: value + 1 });
  return words.first(`${option.key}-${String(value)}`) ?? String(value);
}
