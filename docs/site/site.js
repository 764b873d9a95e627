/* The theme switch, and search results that close. */
const root = document.documentElement;
document.querySelector(".theme").addEventListener("click", () => {
  root.dataset.theme = root.dataset.theme === "night" ? "day" : "night";
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    /* a browser may keep nothing */
  }
});

document.querySelector(".tree [aria-current]")?.scrollIntoView({ block: "nearest" });

/* The search program of mkdocs and its index, which is large, are loaded when somebody begins to search. */
const query = document.getElementById("mkdocs-search-query");
const results = document.getElementById("mkdocs-search-results");
query.addEventListener(
  "focus",
  () => {
    const script = document.createElement("script");
    script.src = query.dataset.script;
    script.onload = () =>
      window.searchWorker?.addEventListener("message", ({ data }) => {
        if (data.allowSearch && query.value) query.dispatchEvent(new Event("keyup"));
      });
    document.body.append(script);
  },
  { once: true },
);
addEventListener("keyup", (event) => {
  if (event.key === "Escape") {
    query.value = "";
    results.textContent = "";
  }
});
addEventListener("keydown", (event) => {
  if (event.key === "/" && !/INPUT|TEXTAREA/.test(document.activeElement.tagName)) {
    event.preventDefault();
    query.focus();
  }
});
addEventListener("click", (event) => {
  if (!event.target.closest(".search")) results.textContent = "";
});
