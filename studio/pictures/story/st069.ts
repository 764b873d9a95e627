import { between, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { personHead } from '../../src/shapes/figureHeads.ts';
import { hand, limb } from '../../src/shapes/figures.ts';
import { type Brush, brush, pine, rectangle } from '../../src/shapes/index.ts';

const NIGHT = '#2c1c3c';
const INSIDE = { light: 1, night: '#4a2038' } as const;
const OUTSIDE = { light: 1, night: '#0c1830' } as const;
const PANE = 'M112 196Q112 150 158 150H642Q688 150 688 196V736Q688 780 642 780H158Q112 780 112 736Z';

function compartment(scene: Scene): string {
  const b = brush(scene, 100, INSIDE);
  const wall = b.form(rectangle(100, 140, 600, 660), '#b8744c', { dabs: 1, grain: 1.5 }) +
    times(9, (i) => b.form(rectangle(104 + i * 68, 140, 64, 240), mix('#c8844c', '#8c4c3c', (i % 3) * 0.22), { grain: 1.5, dabs: 1 })).join('');
  const lamp = b.halo(560, 250, 260, '#ffd890', 0.95) + b.form('M524 262C528 226 592 226 596 262Z', '#fff0b8', { dabs: 0.3, shade: '#f0b060' }) +
    b.form(rectangle(516, 260, 88, 10), '#d8a050', { dabs: 0.2 });
  const seats = [[96, 250], [340, 250], [586, 130]].map(([x, w]) =>
    b.form(`M${x} 800V410Q${x! + 8} 366 ${x! + 50} 364H${x! + w! - 50}Q${x! + w! - 8} 366 ${x! + w!} 410V800Z`, '#7c2c40', { grain: 1.5, dabs: 1.3, edge: 1.4, pale: '#c8605c' }) +
    times(3, (k) => b.dot(x! + w! * (0.25 + k * 0.25), 470, 7, '#5a1c34')).join('') +
    b.form(`M${x! + 30} 372Q${x! + w! / 2} 352 ${x! + w! - 30} 372L${x! + w! - 36} 430Q${x! + w! / 2} 442 ${x! + 36} 430Z`, '#f0dcc0', { dabs: 0.7 })
  ).join('');
  return wall + lamp + rack(b) + seats;
}

/** Above the seats: a suitcase, a parcel, and a cage whose bird is wide awake. */
function rack(b: Brush): string {
  const cage = b.form('M352 312C350 230 380 206 408 206C436 206 466 230 464 312Z', '#8c5a44', { opacity: 0.35, dabs: 0 }) +
    b.ball(410, 276, 20, 17, '#f2c43c', { dabs: 0.5 }) +
    b.ball(420, 256, 12, 11, '#f6d050', { dabs: 0.3 }) +
    b.form('M430 254L442 258L430 262Z', '#d86c34', { dabs: 0 }) +
    b.dot(423, 254, 2.6, '#2b2030') +
    b.line(
      'M352 312C350 230 380 206 408 206C436 206 466 230 464 312M370 312C368 240 390 208 408 206M390 312C390 240 402 208 408 206M408 206V312M428 312C428 240 414 208 408 206M447 312C448 240 426 208 408 206M352 312H464M352 272Q408 284 464 272',
      '#e8c078',
      3,
    );
  const suitcase = b.form('M176 312V236Q176 226 186 226H316Q326 226 326 236V312Z', '#a85c34', { grain: 0.1, edge: 1.4 }) +
    b.form('M196 226H208V312H196ZM294 226H306V312H294Z', '#6a3428', { dabs: 0.2 }) +
    b.line('M232 226C232 210 270 210 270 226', '#5a2c28', 6);
  return suitcase + cage + b.line('M104 318H690M104 336H690', '#e0b060', 6) + times(8, (i) => b.line(`M${130 + i * 78} 318v20`, '#b88040', 4)).join('');
}

/** The sleeper by the glass, a child who does not belong to him against his arm. Units of 9.6 px, 0,0 at 400,780. */
function sleepers(scene: Scene): string {
  const b = brush(scene, 960, INSIDE);
  const coat = '#6c7a80';
  const man = 'M-32 6C-33 -12 -29 -25 -21 -28C-12 -29 -5 -26 0 -21C4 -14 5 -4 5 6Z';
  const manBody = b.form(man, coat, { grain: 1.4, dabs: 1.3 }) +
    b.inside(man, b.flat('M-20 -29L-9 -29L-13 -10Z', '#f0e4d0'), b.form('M-15.5 -26L-12 -26L-11.5 -12L-13.5 -8L-15.5 -12Z', '#4a7c74', { dabs: 0.4 }),
      b.form('M-21 -29L-24 -22L-20 -19L-14 -6L-17 -20Z', lighten(coat, 0.06), { dabs: 0.3 }), b.form('M-9 -29L-5 -23L-8 -19L-12 -6L-11 -20Z', lighten(coat, 0.04), { dabs: 0.3 }),
      b.line('M-14 -6V6M-25 -12C-22 -6 -22 0 -23 6', mix(coat, NIGHT, 0.5), 0.6, { opacity: 0.7 }));
  const manHead = b.form('M-20 -33L-11 -32L-10 -26L-20 -27Z', '#c89070', { dabs: 0.3 }) +
    personHead(b, -17.5, -38, 10.6, { view: 'three', skin: '#e0ac84', hair: 'short', hairColour: '#5c4a48', eyes: 'closed', mouth: 'still', tilt: -17, beard: false }) +
    b.line('M-15.5 -32.800C-13.5 -34 -12 -33.6 -11 -32.800C-9.8 -33.8 -8.3 -34 -6.8 -33.2', '#5c4a48', 1.5);
  const kid = 'M1 8C0 -6 3 -16 9 -18C18 -18 24 -8 26 8Z';
  const child = b.form(kid, '#d8a03c', { grain: 1.3, dabs: 1.2 }) +
    b.line('M12 -16C11 -8 12 0 12 8', '#8a5a2c', 0.6) +
    [-10, -4, 2].map((y) => b.dot(14, y, 0.8, '#6a3c2c')).join('') +
    b.form('M4 -18Q10 -13 17 -18L18 -14Q10 -9 3 -14Z', '#c84440', { dabs: 0.6 });
  const childHead = personHead(b, 6.5, -25.5, 9.8, {
    view: 'front',
    skin: '#9c6444',
    hair: 'short',
    hairColour: '#33222a',
    eyes: 'closed',
    mouth: 'smile',
    tilt: -24,
    hat: { kind: 'bobble', colour: '#4a7c74', band: '#f0dcc0' },
  });
  const arm = limb(b, [[-26, -20], [-28, -6], [-17, 1]], [9, 8, 6], coat) + hand(b, [-16, 1], 10, '#e0ac84', { size: 1.2 });
  const childArm = limb(b, [[19, -11], [21, 0], [12, 3]], [7, 6, 5], '#c88c30') + hand(b, [12, 3], 190, '#9c6444', { size: 0.9, thumb: 1 });
  return at(400, 764, 1, b.done(manBody, manHead, child, childHead, childArm, arm));
}

/** What the pane shows besides: pines that pass, drops, breath, and a fish a finger drew in it. */
function glass(scene: Scene): string {
  const b = brush(scene, 100, OUTSIDE);
  const trees = times(9,
    (i) => at(96 + i * 78 + between(scene.r, -16, 16), 800, 1, pine(scene, between(scene.r, 110, 220), { leaves: ['#16304c', '#1d3c58', '#2c4c64'], light: 1 }), { opacity: 0.34 })).join('');
  const gleam = b.flat('M140 780L420 150H500L220 780ZM250 780L530 150H552L272 780Z', '#e8f0fc', 0.13);
  const breath = `<ellipse cx="176" cy="560" rx="62" ry="70" fill="#f4ece4" opacity=".62" ${scene.blur(9)}/>` +
    b.line('M142 566C154 542 188 542 204 562L222 546V584L204 568C188 588 154 590 142 566Z', '#8c5044', 5, { opacity: 0.9 }) +
    b.dot(158, 562, 4, '#8c5044');
  const drops = times(70, () => {
    const [x, y] = [between(scene.r, 120, 680), between(scene.r, 156, 776)];
    return b.line(`M${round1(x)} ${round1(y)}l${round1(between(scene.r, 14, 40))} ${round1(between(scene.r, 3, 9))}`, '#cfe0f0', 2.2, { opacity: 0.5 }) + b.dot(x, y, 2.6, '#eef6fc', 0.7);
  }).join('');
  return trees + gleam + breath + drops;
}

function carriageSide(scene: Scene): void {
  const b = brush(scene, 100, OUTSIDE);
  scene.sky([[0, '#14263f'], [1, '#0f1c34']]);
  times(13, (i) => scene.add(b.form(rectangle(-6, i * 78 - 4, 812, 76), mix('#244c64', '#1a3450', i / 13), { grain: 0.02, dabs: 1, long: 2, edge: 0.8 })));
  scene.add(b.form(rectangle(-6, 850, 812, 26), '#e0b868', { grain: 0, dabs: 0.9, shade: '#7a5a4c' }) + b.form(rectangle(-6, 890, 812, 8), '#e0b868', { grain: 0, dabs: 0.4 }));
  scene.add(times(18, (i) => b.ball(24 + i * 45, 832, 5, 5, '#3f6c84', { dabs: 0 }) + b.ball(24 + i * 45, 96, 5, 5, '#3f6c84', { dabs: 0 })).join(''));
  scene.add(b.form('M-6 -6H806V66Q400 84 -6 66Z', '#182c44', { grain: 0, dabs: 0.8 }) + b.line('M-6 70Q400 88 806 70', '#4c7890', 4, { opacity: 0.7 }));
  scene.add(b.form(rectangle(-6, 908, 812, 110), '#101c30', { grain: 0, dabs: 0.8 }));
  [170, 400, 630].forEach((x) =>
    scene.add(
      b.ball(x, 1010, 88, 88, '#2c3c50', { edge: 1.6, pale: '#8ca4b4' }) +
        b.ball(x, 1010, 66, 66, '#1c2c40', { dabs: 0.8 }) +
        b.line(`M${x} 1010V946M${x} 1010L${x - 46} 966M${x} 1010L${x + 46} 966`, '#3c5068', 9) +
        b.ball(x, 1010, 22, 22, '#4c6478', { dabs: 0.4 }),
    )
  );
  scene.add(b.form('M140 974H660V990H140Z', '#5c7484', { grain: 0, edge: 1.4 }));
}

export default picture({
  id: 'st069',
  motifs: ['people', 'travel', 'tired', 'trust'],
  words: {
    en: {
      title: 'Man asleep on a train',
      name: 'Sleeping man and child behind a train window',
      shows: 'Seen from outside through a lit train window, a man with a moustache, in a grey coat and green tie, sleeps by the glass. A child in a woolly hat sleeps against his arm.',
      closer:
        'Outside, the blue carriage with its wheels runs through a rainy night; drops and the reflections of pines cross the pane. Inside everything is warm: wood, wine-red seats, a small lamp. The child wears a yellow coat, a red scarf and a green hat and smiles. On the rack are a suitcase and a cage with a yellow bird, the only one awake. In the mist of his breath on the glass a finger has drawn a fish.',
    },
    fr: {
      title: 'L’homme endormi dans le train',
      name: 'Homme et enfant endormis derrière la vitre d’un train',
      shows: 'Vu du dehors, par la fenêtre éclairée d’un train, un homme à moustache, manteau gris et cravate verte, dort contre la vitre. Un enfant au bonnet de laine dort contre son bras.',
      closer:
        'Dehors, le wagon bleu roule dans la nuit pluvieuse ; des gouttes et des reflets de sapins passent sur la vitre. Dedans, tout est chaud : bois, sièges lie-de-vin, une petite lampe. L’enfant, en manteau jaune, écharpe rouge et bonnet vert, sourit. Sur le porte-bagages, une valise et une cage avec un oiseau jaune, seul éveillé. Dans la buée de son souffle, un doigt a dessiné un poisson.',
    },
  },
  paint: { under: [60, 60, 80], flow: 0.02 },
  draw(scene) {
    const b = brush(scene, 100, OUTSIDE);
    carriageSide(scene);
    scene.glow(400, 470, 560, '#f0a858', 0.35);
    scene.add(
      b.form('M84 190Q84 122 152 122H648Q716 122 716 190V742Q716 808 648 808H152Q84 808 84 742Z', '#c8a468', { edge: 1.6, dabs: 1, shade: '#4a3a40' }) +
        b.form('M100 192Q100 138 154 138H646Q700 138 700 192V740Q700 792 646 792H154Q100 792 100 740Z', '#3a3440', { dabs: 0.5 }),
    );
    scene.add(b.inside(PANE, compartment(scene), sleepers(scene), glass(scene)));
    scene.add(b.line('M132 806H668', '#fff0c0', 4, { opacity: 0.6 }));
    times(80, () => {
      const [x, y] = [between(scene.r, 0, 800), between(scene.r, 0, 1000)];
      scene.over(`<path d="M${round1(x)} ${round1(y)}l${round1(between(scene.r, 30, 90))} ${round1(between(scene.r, 8, 22))}" stroke="#cfe0f0" stroke-width="1.4" opacity=".35"/>`);
    });
  },
});
