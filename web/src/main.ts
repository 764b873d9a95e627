import "@fontsource/young-serif/400.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/literata/wght.css";
import "@fontsource-variable/literata/wght-italic.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { askAhead } from "./lib/ahead";
import { keepFocus } from "./lib/focus";
import { loadAnew } from "./lib/anew";
import { renewIfBegun } from "./lib/renewing";

askAhead();
loadAnew();
renewIfBegun();
const target = document.getElementById("talewind");
if (target) {
  keepFocus(target);
  mount(App, { target });
}
