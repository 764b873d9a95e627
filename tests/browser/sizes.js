/* What does not fit on this page: sideways, cut off, or too small for a thumb. */
(targets) => {
  const found = [];
  const ELLIPSIS = ".where, .title-line, .hidden-words, .hidden-words *, textarea, .scene, .scene *";
  const SWIPED = "[data-swiped]"; // a row that goes on beside the page, on purpose
  const width = document.documentElement.clientWidth;
  const stage = document.querySelector("dialog[open]") ?? document.body;
  const named = (element) =>
    `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${(element.innerText ?? "").slice(-40)}`;
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  for (const root of [document.documentElement, stage])
    if (root.scrollWidth > root.clientWidth + 1) found.push(`scrolls sideways: ${root.scrollWidth} ${named(root)}`);

  for (const element of stage.querySelectorAll("*")) {
    if (!shown(element) || element.matches(ELLIPSIS)) continue;
    const style = getComputedStyle(element);
    if (style.overflowX !== "visible" && element.innerText?.trim() && !element.matches(SWIPED)) {
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${named(element)}`);
      if (style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1) found.push(`cut off below: ${named(element)}`);
    }
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!words.length || element.closest(ELLIPSIS) || element.closest(SWIPED)) continue;
    const range = document.createRange();
    for (const node of words) {
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width && (box.right > width + 1 || box.left < -1)) found.push(`beside the page: ${named(element)}`);
    }
  }
  if (!targets) return found;

  const LEAST = 44 - 0.5;
  for (const element of stage.querySelectorAll("button, a[href], summary, select, input, [role=button]")) {
    if (element.closest("[aria-hidden=true]") || !element.checkVisibility({ visibilityProperty: true })) continue;
    const label = element.matches("input[type=checkbox], input[type=radio]") && element.closest("label");
    const field = element.matches("input") && element.closest(".field");
    const box = (label || field || element).getBoundingClientRect();
    const after = getComputedStyle(element, "::after"); // inline words carry an invisible hit area
    const more = after.content !== "none" && after.position === "absolute";
    const grown = (a, b) => (more ? [a, b].reduce((sum, side) => sum + Math.max(0, -parseFloat(after[side]) || 0), 0) : 0);
    const [wide, high] = [box.width + grown("left", "right"), box.height + grown("top", "bottom")];
    if (wide < LEAST || high < LEAST) found.push(`too small for a thumb: ${wide.toFixed()} × ${high.toFixed()} ${named(element)}`);
  }
  return found;
};
