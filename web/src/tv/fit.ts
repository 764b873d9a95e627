/** The size that a TV's page is laid out for, in px. */
const WIDTH = 1920;
const HEIGHT = 1080;
const TALL_WIDTH = 900; // of a screen on its side, which is stacked and may be scrolled

export interface Fit {
  zoom: number;
  width: number;
  height: number;
  tall: boolean;
}

/** How the page is scaled to a window of this size; it fills the window, whatever its proportions. */
export function fitted(width: number, height: number): Fit {
  const tall = width < height;
  const zoom = tall ? width / TALL_WIDTH : Math.min(width / WIDTH, height / HEIGHT);
  return { zoom, width: width / zoom, height: height / zoom, tall };
}
