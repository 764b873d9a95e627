// The mark: a windmill, tower and all, before a night sky cut from paper. Clean paths in a space of 512.
import { palette } from '../../src/core/colour.ts';

const INK = '#1b2247';
/** A disc cut by hand. */
export const DISC = 'M257 22C331 20 398 52 441 110C482 165 497 236 481 303C463 380 412 442 340 472C269 501 186 494 124 449C62 404 26 333 26 258C25 184 60 113 118 67C158 36 206 23 257 22Z';
const HILL = 'M-20 424C80 392 170 386 256 388C342 386 432 392 532 424V560H-20Z';
export const TOWER = 'M190 470C200 404 212 316 220 246H292C300 316 312 404 322 470Q256 486 190 470Z';
const SHADE = 'M256 246H292C300 316 312 404 322 470Q290 480 262 478C268 400 266 320 256 246Z';
export const CAP = 'M210 252C208 214 232 184 256 182C280 184 304 214 302 252Q256 264 210 252Z';
export const DOOR = 'M232 474V414C232 380 280 380 280 414V474Z';
/** One sail, its arm pointing up from 0,0: straight, and alike on both sides of the arm. */
export const SAIL = 'M-27 -46C-9 -49 9 -48 27 -46C30 -90 31 -134 33 -180C11 -184 -11 -183 -33 -180C-31 -134 -30 -90 -27 -46Z';
/** Its lattice: the frame's inner lines and the bars between them. */
export const LATTICE = 'M-28 -79C-10 -82 10 -81 28 -79M-30 -113C-11 -116 11 -115 30 -113M-31 -147C-11 -150 11 -149 32 -147';
export const ARM = 'M0 10L0 -188';
/** How the sails stand: a cross on the diagonals, so that the tower shows between them. */
export const TURNS = [45, 135, 225, 315];

function sail(turn: number): string {
  return (
    `<g transform="rotate(${turn})"><path d="${SAIL}" fill="#fdf6e6" stroke="#8a6a52" stroke-width="4"/>` +
    `<path d="${LATTICE}" fill="none" stroke="#b49a86" stroke-width="4.5" stroke-linecap="round"/>` +
    `<path d="${ARM}" stroke="#6a4a3c" stroke-width="9" stroke-linecap="round"/></g>`
  );
}

/** The mill alone. */
export function mill(): string {
  const sails = TURNS.map(sail).join('');
  return (
    `<path d="${TOWER}" fill="#ead2a6"/><path d="${SHADE}" fill="#b39a94" opacity=".55"/>` +
    `<path d="${DOOR}" fill="${palette.lamp}"/><path d="M256 392V474" stroke="#9a5f1c" stroke-width="7"/>` +
    `<path d="M242 322C242 304 270 304 270 322V344H242Z" fill="${palette.lamp}"/>` +
    `<path d="${CAP}" fill="${palette.madder}"/><g transform="translate(256 222)">${sails}<circle r="19" fill="#6a4a3c"/><circle r="7" fill="${palette.lamp}"/></g>`
  );
}

/** Sky, wind, moon and hill behind the mill. */
export function night(): string {
  return (
    '<path d="M-20 -20H532V532H-20Z" fill="#243463"/>' +
    '<path d="M-20 250C120 214 300 262 532 206V532H-20Z" fill="#33477a"/>' +
    '<g fill="none" stroke-linecap="round"><path d="M40 196C86 176 118 204 160 186C190 172 186 146 166 150" stroke="#6482a8" stroke-width="9"/>' +
    '<path d="M352 330C392 314 426 336 470 316" stroke="#6482a8" stroke-width="9"/></g>' +
    `<circle cx="262" cy="84" r="31" fill="#fff0b4"/><path d="${HILL}" fill="#3c6854"/><path d="M-20 446C100 408 200 404 300 408C400 410 470 420 532 440V560H-20Z" fill="#2d5546"/>`
  );
}

/** The mark as a disc with the cream edge of all cut paper; `clip` is the attribute that keeps the sky inside. */
export function mark(clip: string): string {
  return (
    `<path d="${DISC}" fill="${palette.edge}" stroke="${palette.edge}" stroke-width="30" stroke-linejoin="round"/>` +
    `<g ${clip}>${night()}${mill()}</g><path d="${DISC}" fill="none" stroke="${INK}" stroke-opacity=".18" stroke-width="3"/>`
  );
}
