/* The largest empty rectangle of this page, as a share of the viewport. Full are words, pictures, papers and whatever can be
   pressed, with a margin round them as wide as a hand's breadth of type; a page that lies on the painted land is full. */
() => {
  const [COLUMNS, ROWS, MARGIN] = [64, 36, 16];
  const LAND = ".on-land, .choose, .waiting, .page, .home";
  if (document.querySelector(LAND)) return 0;
  const [width, height] = [innerWidth, innerHeight];
  const boxes = [];
  const THINGS = "img, svg, canvas, button, a, input, textarea, .paper, .pic, .rule";
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.matches(THINGS)) boxes.push(element.getBoundingClientRect());
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
  }
  const empty = (x, y) =>
    !boxes.some((box) => box.left - MARGIN <= x && x <= box.right + MARGIN && box.top - MARGIN <= y && y <= box.bottom + MARGIN);
  // the largest rectangle under a skyline, row by row
  const heights = Array(COLUMNS).fill(0);
  let largest = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++)
      heights[column] = empty(((column + 0.5) * width) / COLUMNS, ((row + 0.5) * height) / ROWS) ? heights[column] + 1 : 0;
    for (let from = 0; from < COLUMNS; from++)
      for (let to = from, low = ROWS; to < COLUMNS; to++) {
        low = Math.min(low, heights[to]);
        largest = Math.max(largest, low * (to - from + 1));
      }
  }
  return largest / (COLUMNS * ROWS);
};
