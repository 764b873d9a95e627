// The 100 objects of The End of the Story: r red, b blue, g green, y yellow.
import type { Picture } from '../../src/picture.ts';
import { objectCard, type ObjectRow } from '../../src/objects/card.ts';
import type { SetName } from '../../src/objects/sets.ts';

type Look = Omit<ObjectRow, 'id' | 'set' | 'words'>;
type Words = Record<string, Picture['words']>;

const red: Record<string, Look> = {
  r01: { drawn: 'heart', size: 590, floats: true },
  r02: { drawn: 'revolver', size: 440 },
  r03: { icon: 'noto:crown', size: 600 },
  r04: { icon: 'noto:ring', size: 590 },
  r05: { drawn: 'mask', size: 480 },
  r06: { drawn: 'sword', size: 520 },
  r07: { drawn: 'treasure', size: 520 },
  r08: { drawn: 'baby', size: 500 },
  r09: { drawn: 'clown', size: 540 },
  r10: { drawn: 'ghost', size: 560, floats: true, dim: true },
  r11: { drawn: 'skeleton', size: 580, dim: true },
  r12: { drawn: 'robot', size: 510 },
  r13: { drawn: 'mermaid', size: 540, shift: -16 },
  r14: { drawn: 'witch', size: 495, shift: -10 },
  r15: { drawn: 'dragon', size: 480, shift: 30 },
  r16: { drawn: 'guitar', size: 590, shift: 24 },
  r17: { icon: 'noto:drum', size: 600 },
  r18: { icon: 'noto:wrapped-gift', size: 590 },
  r19: { icon: 'noto:sports-medal', size: 600, floats: true },
  r20: { drawn: 'flag', size: 520, shift: -8 },
  r21: { icon: 'noto:lipstick', size: 600 },
  r22: { drawn: 'mirror', size: 530 },
  r23: { icon: 'noto:eye', size: 640, floats: true },
  r24: { icon: 'noto:bomb', size: 600 },
  r25: { drawn: 'handcuffs', size: 560 },
};

const blue: Record<string, Look> = {
  b01: { icon: 'noto:airplane', size: 620, floats: true },
  b02: { icon: 'noto:automobile', size: 620 },
  b03: { icon: 'noto:bicycle', size: 630, hue: 2.4 },
  b04: { drawn: 'train', size: 312, shift: -2 },
  b05: { drawn: 'rowingBoat', size: 480 },
  b06: { icon: 'noto:rocket', size: 620, floats: true },
  b07: { icon: 'noto:helicopter', size: 640, floats: true },
  b08: { icon: 'noto:tractor', size: 610 },
  b09: { drawn: 'tower', size: 610 },
  b10: { drawn: 'bridge', size: 470 },
  b11: { icon: 'noto:compass', size: 600 },
  b12: { drawn: 'suitcase', size: 540 },
  b13: { drawn: 'campfire', size: 520 },
  b14: { icon: 'noto:telescope', size: 610 },
  b15: { drawn: 'moonFace', size: 540, floats: true, shift: 50 },
  b16: { drawn: 'star', size: 560, floats: true, dim: true },
  b17: { drawn: 'cloud', size: 490, floats: true, dim: true },
  b18: { drawn: 'openUmbrella', size: 540, floats: true },
  b19: { drawn: 'snowMan', size: 560, dim: true },
  b20: { drawn: 'rainbow', size: 480 },
  b21: { icon: 'noto:high-voltage', size: 620, floats: true, dim: true },
  b22: { drawn: 'castle', size: 520 },
  b23: { drawn: 'pyramid', size: 480 },
  b24: { icon: 'noto:desert-island', size: 620 },
  b25: { icon: 'noto:volcano', size: 620 },
};

const green: Record<string, Look> = {
  g01: { drawn: 'leafyTree', size: 545 },
  g02: { drawn: 'sittingCat', size: 560 },
  g03: { drawn: 'dog', size: 570 },
  g04: { drawn: 'horse', size: 460, shift: 36 },
  g05: { icon: 'noto:cow', size: 610 },
  g06: { icon: 'noto:rabbit', size: 600 },
  g07: { drawn: 'bear', size: 560 },
  g08: { drawn: 'wolf', size: 520 },
  g09: { drawn: 'owlOnBranch', size: 500, floats: true },
  g10: { drawn: 'elephant', size: 480 },
  g11: { drawn: 'lion', size: 550 },
  g12: { drawn: 'snake', size: 510 },
  g13: { drawn: 'frog', size: 520 },
  g14: { drawn: 'spiderOnThread', size: 560, floats: true },
  g15: { icon: 'noto:butterfly', size: 620, floats: true },
  g16: { drawn: 'bee', size: 450, floats: true },
  g17: { drawn: 'snail', size: 520 },
  g18: { drawn: 'shark', size: 370, floats: true },
  g19: { drawn: 'sunflower', size: 560 },
  g20: { drawn: 'spottedMushroom', size: 540 },
  g21: { drawn: 'cactus', size: 530 },
  g22: { icon: 'noto:feather', size: 620, floats: true },
  g23: { drawn: 'pumpkin', size: 540 },
  g24: { drawn: 'waterfall', size: 515 },
  g25: { drawn: 'scarecrow', size: 475 },
};

const yellow: Record<string, Look> = {
  y01: { drawn: 'bottle', size: 610 },
  y02: { drawn: 'pizza', size: 530 },
  y03: { drawn: 'loaf', size: 425 },
  y04: { icon: 'noto:cheese-wedge', size: 600 },
  y05: { drawn: 'boiledEgg', size: 560, shift: -30 },
  y06: { icon: 'noto:red-apple', size: 590 },
  y07: { icon: 'noto:banana', size: 600 },
  y08: { drawn: 'layerCake', size: 520 },
  y09: { drawn: 'iceCream', size: 600, floats: true },
  y10: { drawn: 'coffee', size: 520 },
  y11: { drawn: 'candleStick', size: 600 },
  y12: { icon: 'noto:old-key', size: 600, floats: true },
  y13: { icon: 'noto:hourglass-not-done', size: 620 },
  y14: { drawn: 'tableLamp', size: 570 },
  y15: { icon: 'noto:chair', size: 620 },
  y16: { icon: 'noto:bathtub', size: 620 },
  y17: { icon: 'noto:scissors', size: 610 },
  y18: { icon: 'noto:hammer', size: 610 },
  y19: { drawn: 'openBook', size: 330 },
  y20: { drawn: 'dialTelephone', size: 510 },
  y21: { icon: 'noto:mans-shoe', size: 620 },
  y22: { icon: 'noto:top-hat', size: 600 },
  y23: { drawn: 'fork', size: 540 },
  y24: { drawn: 'broom', size: 530, shift: 26 },
  y25: { drawn: 'ladderOnWall', size: 530 },
};

async function cards(set: SetName, board: string, looks: Record<string, Look>): Promise<Picture[]> {
  // Read at run time: words do not change how a picture looks, so they are no part of its key.
  const { words } = (await import(`./words/${board}.ts`)) as { words: Words };
  return Object.entries(looks).map(([id, look]) => {
    if (!words[id]) throw new Error(`${id} has no words`);
    return objectCard({ id, set, motifs: [board], words: words[id], ...look });
  });
}

export default [
  ...(await cards('ember', 'red', red)),
  ...(await cards('tide', 'blue', blue)),
  ...(await cards('moss', 'green', green)),
  ...(await cards('honey', 'yellow', yellow)),
];
