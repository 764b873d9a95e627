/** Six faces, cut from paper: coat, scarf, skin and what they wear on the head. Drawn in a box of 48. */
import type { Crew } from "./names";

export interface Face {
  coat: string;
  scarf: string;
  skin: string;
  hat: string;
}

const CREAM = "#faf1dc";

export const FACES: Record<Crew, Face> = {
  purser: {
    coat: "#5d4482",
    scarf: CREAM,
    skin: "#e8b98f",
    hat: '<path d="M12 15C13 5 35 5 36 15L38 17.500H10Z" fill="#3f6a78"/><path d="M10 17.500H38" stroke="#27465a" stroke-width="2.400" stroke-linecap="round"/><g fill="none" stroke="#3d2b30" stroke-width="1.500"><circle cx="19.500" cy="22" r="3.600"/><circle cx="28.500" cy="22" r="3.600"/><path d="M23 22H25"/></g>',
  },
  gas_worker: {
    coat: "#b98a4a",
    scarf: CREAM,
    skin: "#c98d62",
    hat: '<path d="M13 22C11 6 37 6 35 22L33 15H15Z" fill="#7a4a32"/><path d="M13 15H35" stroke="#4a3030" stroke-width="3"/><g fill="#cfe8e4" stroke="#4a3030" stroke-width="2"><circle cx="19" cy="14.500" r="4.600"/><circle cx="29" cy="14.500" r="4.600"/></g>',
  },
  marine: {
    coat: "#2b3f78",
    scarf: CREAM,
    skin: "#8d5a3c",
    hat: '<path d="M6 16.500C10 3 38 3 42 16.500C33 12.500 15 12.500 6 16.500Z" fill="#22305e"/><path d="M6 16.500C15 12.500 33 12.500 42 16.500" fill="none" stroke="#ffd27a" stroke-width="1.800"/><circle cx="24" cy="9.500" r="2.800" fill="#d9543f"/>',
  },
  sergeant: {
    coat: "#a93b46",
    scarf: CREAM,
    skin: "#f0c8a0",
    hat: '<path d="M11 12C12 3 36 3 37 12L35 15.500H13Z" fill="#7a2a3a"/><path d="M13 15.500C19 13.500 29 13.500 35 15.500L33.500 18.500C28 16.500 20 16.500 14.500 18.500Z" fill="#2a2444"/><path d="M17.500 26.500C20 24 23 25.500 24 26.500C25 25.500 28 24 30.500 26.500C28 29 25 28 24 27.500C23 28 20 29 17.500 26.500Z" fill="#6a4a3c"/>',
  },
  harpooner: {
    coat: "#3c5a6a",
    scarf: CREAM,
    skin: "#dba67c",
    hat: '<path d="M13.500 22C14 36 34 36 34.500 22C31 27 17 27 13.500 22Z" fill="#c8703a"/><path d="M13 15C12 1 36 1 35 15Z" fill="#4f8a62"/><path d="M12.500 13H35.500V17.500H12.500Z" fill="#faf1dc"/>',
  },
  coxswain: {
    coat: "#e6e0cc",
    scarf: "#2b6580",
    skin: "#a86e48",
    hat: '<path d="M13 17C9 27 12 33 15 33C17 28 15 22 15.500 17ZM35 17C39 27 36 33 33 33C31 28 33 22 32.500 17Z" fill="#3d2b30"/><path d="M14 14H34L36 9.500C30 6 18 6 12 9.500Z" fill="#fffaf0"/><path d="M14 14H34V17H14Z" fill="#2b6580"/>',
  },
};
