/** Terrain known by its shape, the Trading Post, and marks on the planet. Drawn around the middle of a space. */
import type { Terrain } from "../geometry";

const rock = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-11 3L-8 -8L1 -12L10 -6L12 4L4 10L-6 9Z" fill="#57506f"/><path d="M-8 -8L1 -12L10 -6L2 -2Z" fill="#8d86a6"/><path d="M-8 -8L2 -2L-1 9L-6 9L-11 3Z" fill="#6d6685"/><path d="M-7 -9C-3 -13 3 -14 6 -10L1 -9Z" fill="#7d9a62"/></g>`;
const bubble = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f2d264" stroke="#fbeeb4" stroke-width="1.2"/><path d="M${x - r * 0.5} ${y - r * 0.2}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}" fill="none" stroke="#fffbe4" stroke-width="1.6" stroke-linecap="round"/>`;
const fry = Array.from({ length: 14 }, (_, n) => {
  const [angle, r] = [(n * Math.PI) / 7, n % 2 ? 20 : 17];
  const [x, y] = [(r * Math.cos(angle)).toFixed(1), (r * Math.sin(angle)).toFixed(1)];
  return `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="1.5" transform="rotate(${Math.round((n * 180) / 7 + 100)} ${x} ${y})"/>`;
}).join("");

export const LANDS: Partial<Record<Terrain, string>> = {
  drift: `<circle r="27" fill="#4a5f96" opacity=".34"/>${rock(-14, -9, 1)}${rock(9, -14, 0.72)}${rock(14, 3, 1)}${rock(-9, 12, 0.86)}${rock(10, 19, 0.6)}`,
  zephyr:
    '<circle r="27" fill="#8fd0bb" opacity=".4"/><path d="M0 0C5 -5 10 3 4 8C-5 14 -15 4 -10 -7C-3 -19 16 -15 19 1C21 16 4 26 -11 20C-24 14 -27 -4 -18 -16C-9 -27 8 -28 18 -19" fill="none" stroke="#eafaf0" stroke-width="4" stroke-linecap="round"/><circle r="3" fill="#3f8f86"/>',
  gas: `<circle r="27" fill="#f4dc86" opacity=".4"/><path d="M-11 -14C-14 -19 -8 -21 -11 -27M2 -16C-1 -21 5 -23 2 -29M13 -13C10 -18 16 -20 13 -25" fill="none" stroke="#fff3bf" stroke-width="2" stroke-linecap="round"/>${bubble(-11, -2, 8)}${bubble(8, -7, 7)}${bubble(2, 7, 10)}${bubble(-13, 13, 6)}${bubble(15, 8, 6)}`,
  feeding: `<circle r="27" fill="#7fc3c6" opacity=".38"/><g fill="#e08a76">${fry}</g><g fill="#f8f4e2"><circle cx="-4" cy="-3" r="1.8"/><circle cx="5" cy="2" r="1.8"/><circle cx="-1" cy="6" r="1.8"/><circle cx="3" cy="-7" r="1.4"/></g>`,
  corner:
    '<circle r="27" fill="#8d95cf" opacity=".4"/><circle r="13" fill="#7fb9d6"/><path d="M-9 -9C-3 -5 4 -7 10 -8" stroke="#d8edf2" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-20 3C-28 -8 20 -14 22 -1C23 8 4 12 -8 11M-2 5L-9 11L-1 17" fill="none" stroke="#fff6dc" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
};

export const HARBOUR = [
  '<path d="M-31 3C-26 -3 26 -4 32 3C30 11 19 16 13 23C8 30 3 34 -2 32C-8 28 -13 21 -19 16C-26 12 -31 9 -31 3Z" fill="#7a6478" stroke="#faf1dc" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>',
  '<path d="M-31 3C-26 -3 26 -4 32 3C22 9 -22 9 -31 3Z" fill="#8aa860"/>',
  '<g stroke="#faf1dc" stroke-width="3" stroke-linejoin="round" paint-order="stroke"><path d="M-19 2V-10L-12 -17L-5 -10V2Z" fill="#efe0bd"/><path d="M-4 3V-15L6 -25L24 -21V3Z" fill="#f2e3c0"/></g>',
  '<path d="M-21 -9L-12 -18L-3 -9Z" fill="#b5664a"/><path d="M-7 -14L6 -27L19 -13Z" fill="#c25b45"/><path d="M6 -27L19 -13L28 -16L20 -25Z" fill="#a24a3d"/>',
  '<g fill="#35446c"><path d="M-14 -5h4v4h-4zM1 -9h4v5h-4zM9 -9h4v5h-4zM1 -2h4v5h-4zM17 -9h4v5h-4z"/></g>',
].join("");

/** A curl of wind, from west to east. */
export const GUST = "M-26 0C-12 -6 4 5 16 -1C25 -6 24 -14 17 -14C12 -14 11 -8 15 -6";
