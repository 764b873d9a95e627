import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix, vary } from '../../src/core/colour.ts';
import { at, blob, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { bicycle } from '../../src/shapes/bicycles.ts';
import { brush, lampPost, litWindow, rectangle, sparrow } from '../../src/shapes/index.ts';
import { snowfall } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#3a4474';
const SNOW = '#eef2f6';
const LOOK = { light: -1, night: NIGHT } as const;

/** A wall of old bricks with some snow in the joints. */
function brickWall(scene: Scene): void {
  const { r } = scene;
  scene.add(`<rect x="-10" y="-10" width="820" height="760" fill="${scene.linear([[0, '#8a6a7c'], [0.6, '#a87c84'], [1, '#8c7490']])}"/>`);
  times(24, (row) => {
    const y = -6 + row * 31;
    const bricks = times(13, (i) => {
      const x = -40 + i * 68 + (row % 2) * 34;
      const tone = vary(r, pick(r, ['#b08084', '#9c7080', '#c09490', '#8a6880', '#b88c84']), 0.025);
      const high = between(r, 24, 27);
      return (`<path d="${polygon([[x + between(r, 1, 4), y + between(r, 0, 2)], [x + 63, y + between(r, 0, 2)], [x + 64, y + high], [x + between(r, 1, 3), y + high]])}" fill="${tone}"/>` +
        (r() < 0.3 ? `<path d="M${x + 4} ${y + 1}h${round1(between(r, 20, 56))}" stroke="#f0eef4" stroke-width="3" opacity=".55" stroke-linecap="round"/>` : ''));
    });
    scene.add(bricks.join(''));
  });
  const face = 'M-10 -10L810 -10L810 750L-10 750Z';
  scene.dabs(face, 260, ['#d8b0a8', '#7a6488', '#c49c9c', '#a07c90'], { length: 22, width: 4 });
  scene.add(`<path d="M-20 -20H820V300C600 240 240 260 -20 420Z" fill="#c8cce4" opacity=".22" ${scene.blur(30)}/><path d="M420 -20H820V760H560Z" fill="${NIGHT}" opacity=".26" ${scene.blur(30)}/>`);
}

/** Two windows, one lit, and the door step. */
function windows(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.glow(216, 230, 260, '#ffd890', 0.5);
  scene.add(at(216, 366, 1, litWindow(scene, 270, { wide: 0.72, lit: true, curtain: '#e8a080', ...LOOK })));
  scene.add(at(628, 366, 1, litWindow(scene, 270, { wide: 0.72, lit: false, ...LOOK })));
  [216, 628].forEach((x) =>
    scene.add(
      b.form(rectangle(x - 122, 366, 244, 24), '#c8c0cc', { dabs: 0.8 }) +
        b.form(
          `M${x - 128} 370C${x - 130} 352 ${x - 90} 344 ${x - 40} 348C${x} 340 ${x + 60} 346 ${x + 96} 346C${x + 126} 348 ${x + 132} 362 ${x + 126} 372C${x + 90} 366 ${x + 50} 378 ${x} 370C${
            x - 50
          } 378 ${x - 90} 366 ${x - 128} 370Z`,
          SNOW,
          { shade: '#a8b4d8' },
        ),
    )
  );
  scene.add(b.flat('M256 352C252 330 256 312 264 304L260 290L270 298H282L292 290L288 306C298 316 300 336 296 352Z', '#4a4058') + b.line('M296 346Q312 344 310 326', '#4a4058', 7));
}

function railing(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const bars = times(21, (i) => {
    const x = -12 + i * 42;
    return (b.line(`M${x} 560V812`, '#33384c', 9) +
      b.line(`M${x - 2} 564V806`, '#7a84a4', 2.4) +
      b.form(`M${x - 8} 560L${x} 532L${x + 8} 560Z`, '#33384c', { dabs: 0 }) +
      b.form(`M${x - 8} 552C${x - 8} 536 ${x - 4} 526 ${x} 526C${x + 5} 526 ${x + 9} 538 ${x + 8} 552Q${x} 546 ${x - 8} 552Z`, SNOW, { dabs: 0, shade: '#a8b4d8' }));
  });
  scene.add(bars.join('') + b.line('M-10 590H810M-10 772H810', '#33384c', 11) + b.line('M-10 586H810', '#7a84a4', 3));
  scene.add(b.form(`M-10 588${times(21, (i) => `Q${12 + i * 40} ${572 - (i % 3) * 3} ${30 + i * 40} ${584 - (i % 2) * 3}`).join('')}L830 592H-10Z`, SNOW, { dabs: 0.4, shade: '#a8b4d8' }));
}

/** The pavement under its first thin snow, setts showing through. */
function pavement(scene: Scene): void {
  const ground = scene.ridge(800, 6, 2, 4);
  scene.hill(ground, '#e4e8f2', '#aab6d8', { rim: '#fbfcfa', rimWidth: 4, dabs: 260, dabLength: 50, depth: 220, bottomY: 1000, shadow: 0.2, dabColours: ['#f4f6f6', '#c8d0e6', '#b0bcdc', '#dce2ee'] });
  times(70, () => {
    const t = scene.r();
    scene.add(blob(scene.r, between(scene.r, 0, 800), 826 + t * 170, 10 + t * 16, 4 + t * 7, pick(scene.r, ['#9aa4c4', '#8890b4', '#b4b8d0']), { wobble: 0.14, extra: 'opacity=".55"' }));
  });
}

/** Paw prints that come along the pavement and end at the bicycle. */
function paws(scene: Scene): void {
  const prints: [number, number, number][] = [[770, 972, 15], [716, 948, 14], [672, 966, 14], [622, 938, 13], [578, 954, 13], [532, 926, 12], [490, 938, 12]];
  prints.forEach(([x, y, small]) => {
    const k = small * 1.5;
    const toe = (dx: number, dy: number) => `<ellipse cx="${round1(x + dx * k)}" cy="${round1(y + dy * k)}" rx="${round1(k * 0.26)}" ry="${round1(k * 0.2)}"/>`;
    scene.add(`<g fill="#7480ac"><ellipse cx="${x}" cy="${y}" rx="${round1(k * 0.5)}" ry="${round1(k * 0.34)}"/>${toe(-0.62, -0.1)}${toe(-0.62, -0.48)}${toe(-0.62, 0.34)}</g>`);
  });
}

function ride(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M120 902L700 900L800 938L220 948Z" fill="${NIGHT}" opacity=".26" ${scene.blur(9)}/>`);
  scene.shadow(196, 902, 70, 11, NIGHT, 0.5);
  scene.shadow(594, 902, 70, 11, NIGHT, 0.5);
  scene.add(at(388, 900, 1, bicycle(scene, 442, { colour: '#d8403c', snow: SNOW, ...LOOK })));
  const mound = (x: number) => b.form(`M${x - 70} 908C${x - 50} 888 ${x - 20} 894 ${x} 888C${x + 30} 892 ${x + 50} 890 ${x + 72} 908Q${x} 920 ${x - 70} 908Z`, SNOW, { shade: '#a8b8dc', dabs: 0.8 });
  scene.add(mound(190) + mound(600));
  scene.add(
    b.form('M640 524C650 500 668 492 690 500C700 504 706 516 704 530Z', '#3f7a94', { dabs: 0.6 }) + b.line('M650 520q24 -10 50 -2M656 510q18 -8 40 -2', '#f0e4c8', 3) +
      b.ball(678, 492, 12, 11, '#f0e4c8', { dabs: 0.4 }),
  );
  scene.add(at(300, 474, 1, sparrow(scene, 52, { coat: '#8a6454', ...LOOK })));
}

export default picture({
  id: 'st118',
  motifs: ['nature', 'cold', 'stillness', 'city'],
  words: {
    en: {
      title: 'First snow on a bicycle',
      name: 'Red bicycle under fresh snow by a railing',
      shows: 'A red bicycle with a basket leans by an iron railing in front of a brick house, snow on its saddle, basket and mudguards. Snow is falling softly.',
      closer:
        'A still winter morning in dusty rose, lilac and white; only one window is lit, with orange curtains and the dark shape of a cat on the sill. A sparrow sits on the snow of the saddle. In the basket a blue woolly hat peeps out of the snow. The stones of the pavement still show through, and a line of paw prints comes from the right and ends beside the front wheel.',
    },
    fr: {
      title: 'Première neige sur un vélo',
      name: 'Vélo rouge sous la neige fraîche près d’une grille',
      shows: 'Un vélo rouge à panier est appuyé près d’une grille, devant une maison de brique, de la neige sur la selle, le panier et les garde-boue. Il neige doucement.',
      closer:
        'Un matin d’hiver immobile, vieux rose, lilas et blanc ; une seule fenêtre est éclairée, avec des rideaux orange et la silhouette d’un chat sur le rebord. Un moineau se tient sur la neige de la selle. Dans le panier, un bonnet de laine bleu dépasse de la neige. Les pavés se voient encore, et une file d’empreintes de pattes vient de la droite et s’arrête près de la roue avant.',
    },
  },
  paint: { under: [150, 130, 150], flow: 0.1, wobble: 0.6, detail: 0.7 },
  draw(scene) {
    brickWall(scene);
    windows(scene);
    scene.add(at(764, 812, 1, lampPost(scene, 760, { lit: false, snow: SNOW, colour: lighten(mix('#33384c', NIGHT, 0.2), 0.03), ...LOOK })));
    railing(scene);
    pavement(scene);
    paws(scene);
    ride(scene);
    snowfall(scene, 150, { largest: 5 });
  },
});
