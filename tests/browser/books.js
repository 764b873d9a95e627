/* What is wrong with the pictures, charts, drawings and woven cards of these pages: beside their leaf, beside the screen, over one
   another. */
(leaves) => {
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  const within = (inner, outer, by) =>
    inner.left >= outer.left - by && inner.right <= outer.right + by && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
  const screen = document.documentElement.clientWidth;
  for (const [n, leaf] of [...document.querySelectorAll(leaves)].entries()) {
    const page = `page ${n + 1} (${leaf.className})`;
    const all = box(leaf);
    if (all.left < -1 || all.right > screen + 1) found.push(`${page} is wider than the screen`);
    const pictures = [...leaf.querySelectorAll("figure img")];
    const charts = [...leaf.querySelectorAll("svg.map")];
    const told = leaf.matches(".run, :has(.woven)"); // without pictures
    if (!pictures.length && !charts.length && !told) found.push(`${page} has no picture`);
    for (const card of leaf.querySelectorAll(".piece, .card, .as, .happening, .bill li"))
      if (!within(box(card), all, 2)) found.push(`${page}: ${card.className} “${card.textContent.trim()}” lies beside its page`);
    for (const chart of charts) {
      const size = box(chart);
      const drawn = [...chart.querySelectorAll(".track .line, .stop, .mark")];
      if (size.width < 240 || Math.abs(size.width - size.height) > 2)
        found.push(`${page}: the chart is ${size.width.toFixed()} by ${size.height.toFixed()} px`);
      if (!within(size, all, 2)) found.push(`${page}: the chart lies beside its page`);
      if (!chart.querySelector(".track .line")) found.push(`${page}: the chart has no track`);
      if (drawn.some((each) => !within(box(each), size, 2))) found.push(`${page}: something lies beside the chart`);
    }
    for (const picture of pictures) {
      const size = box(picture);
      const moved = picture.closest(".scene figure:last-of-type"); // it is cut where the scene ends
      if (!picture.complete || !picture.naturalWidth) found.push(`${page}: a picture has not come`);
      if (size.width < 60) found.push(`${page}: a picture is ${size.width.toFixed()} px wide`);
      if (!moved && Math.abs(size.width / size.height - 0.8) > 0.06) found.push(`${page}: a picture is stretched`);
      if (!moved && !within(size, all, 2)) found.push(`${page}: a picture lies beside its page`);
    }
    for (const scene of leaf.querySelectorAll(".scene")) {
      const [whole, marks] = [box(scene), box(scene.querySelector(".marks"))];
      const seen = box(scene.closest(".page") ?? scene); // a page cuts off the empty margin of its scene
      if (!within(seen, all, 1) || !within(seen, whole, 1)) found.push(`${page}: a scene lies beside its page`);
      if (!within(marks, whole, 1) || !within(whole, marks, 1)) found.push(`${page}: the marks do not lie over the scene`);
      for (const mark of scene.querySelectorAll("[data-mark]:not([data-mark=place])"))
        if (!mark.childElementCount || !within(box(mark), seen, 1)) found.push(`${page}: ${mark.dataset.mark} is not seen`);
    }
  }
  if (document.documentElement.scrollWidth > screen + 1) found.push("it scrolls sideways");
  return found;
};
