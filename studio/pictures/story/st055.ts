import { between, pick, times } from '../../src/core/chance.ts';
import { lighten, mix } from '../../src/core/colour.ts';
import { at, blob, type Point } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { boundsOf } from '../../src/shapes/bounds.ts';
import { archway, bareTree, brush, cloud, flock, grass, pine, roundTree, stones, wildFlowers } from '../../src/shapes/index.ts';
import { road, tufts } from '../../src/shapes/scenes/backdropsTwo.ts';

const NIGHT = '#262c4a';
const STONE = '#c8a684';
const LOOK = { light: 1, night: NIGHT } as const;
const GREENS = ['#7f8c44', '#a8a44c', '#56703f', '#d0bc5c'];

function sky(scene: Scene): void {
  scene.sky([[0, '#2c3c58'], [0.3, '#4a6078'], [0.5, '#7f93a0'], [0.66, '#c8c4b4']]);
  scene.wisps(18, 40, 560, ['#3c5068', '#6f869a', '#98a8b0', '#2c3a54'], 0.5);
  const heaps: [number, number, number][] = [[140, 150, 620], [520, 90, 640], [60, 360, 480], [760, 420, 380]];
  heaps.forEach(([x, y, size]) => scene.add(at(x, y, 1, cloud(scene, size, { tall: 0.36, pale: '#7d90a4', shade: '#33425c', light: 1 }), { opacity: 0.95 })));
  scene.glow(800, 250, 420, '#fff0c0', 0.75, 330);
  times(5, (i) => scene.add(`<path d="M830 ${120 + i * 34}L830 ${150 + i * 38}L${60 + i * 60} ${690 + i * 60}L${-20 + i * 30} ${600 + i * 50}Z" fill="#fff0b8" opacity=".1" ${scene.blur(10)}/>`));
}

function valley(scene: Scene): void {
  const ranges: [number, number, string, string][] = [[590, 60, '#7a90a8', '#94a4ac'], [650, 40, '#62809a', '#8a9c94']];
  ranges.forEach(([y, high, top, low], i) => {
    scene.hill(scene.ridge(y, high, 2.2, 3 + i * 5), top, low, { rim: '#dcdcc4', rimWidth: 3, dabs: 70, shadow: 0.06 });
    scene.mist(y + 40, 80, '#c8d0c8', 0.5, i);
  });
  const woods = scene.ridge(720, 20, 2, 12);
  scene.hill(woods, '#4f6c5c', '#5f7850', { dabs: 60, shadow: 0.08 });
  times(34, () => {
    const x = between(scene.r, -10, 810);
    scene.add(at(x, scene.yAt(woods, x) + 14, 1, pick(scene.r, [pine, roundTree])(scene, between(scene.r, 36, 70), { leaves: ['#33544c', '#4f7054', '#a8a868'], ...LOOK })));
  });
}

/** The steep hill under the castle. */
function castleHill(scene: Scene): Point[] {
  const ridge = scene.ridge(860, 18, 3, 6, { bump: (x) => -330 * Math.exp(-((Math.abs(x - 420) / 300) ** 3)) - 60 * Math.exp(-(((x - 420) / 420) ** 2)) });
  scene.hill(ridge, '#c4b45c', '#4a6440', { rim: '#fff2a8', rimWidth: 7, dabs: 420, dabLength: 34, depth: 420, angle: 0.2, dabColours: ['#d8c868', '#8f9848', '#6a8044', '#b0a850', '#e8d878'] });
  scene.add(`<path d="M60 1000C160 800 260 620 330 540C300 680 300 860 340 1010Z" fill="${NIGHT}" opacity=".36" ${scene.blur(20)}/>`);
  const rocks: [number, number, number][] = [[300, 566, 34], [276, 610, 26], [540, 590, 36], [590, 640, 28], [250, 680, 24], [624, 720, 30]];
  rocks.forEach(([x, y, size]) =>
    scene.add(blob(scene.r, x, y, size, size * 0.8, mix(STONE, NIGHT, 0.45), { wobble: 0.2 }) + blob(scene.r, x + size * 0.3, y - size * 0.2, size * 0.6, size * 0.5, STONE, { wobble: 0.25 }))
  );
  return ridge;
}

/** A wall with courses of stone and a bright broken edge. */
function wall(scene: Scene, path: string, colour: string, course = 15): string {
  const { left, top, width, height } = boundsOf(path);
  const b = brush(scene, 100, LOOK);
  return b.form(path, colour, { dabs: 1.6, grain: 0, pale: '#ffe2a4', edge: 1.4 }) + stones(b, path, colour, [left, top, width, height], course);
}

function keep(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const dim = mix(STONE, NIGHT, 0.32);
  scene.add(wall(scene, 'M356 540V330L372 326L378 344L398 340L402 300L424 306L430 340L452 352L470 420L488 430V540Z', dim, 14));
  scene.add(b.flat(archway(430, 430, 26, 50), '#8fa2ac') + b.flat(archway(430, 510, 24, 44), mix(dim, NIGHT, 0.6)));
  scene.add(wall(scene, 'M256 560V262L276 258V284H292V256L312 254V280H330V256L346 258L352 300L366 316L362 360L372 380L368 560Q310 580 256 560Z', STONE, 17));
  scene.add(b.form('M256 560V262L276 258V284H286L290 568Q270 566 256 560Z', mix(STONE, NIGHT, 0.55), { opacity: 0.6, dabs: 0.5 }));
  scene.add(
    b.flat(archway(312, 352, 24, 48), mix(STONE, NIGHT, 0.8)) + b.flat(archway(314, 450, 26, 50), '#ffd27a') + b.line('M301 450V414A13 13 0 0 1 327 414V450', '#6a5050', 4) +
      b.line('M314 402V450M302 426H326', '#8a5a3c', 3),
  );
  scene.glow(314, 428, 70, '#ffc860', 0.8);
  scene.add(wall(scene, 'M470 566V440L484 424L496 436L512 420L530 452L540 448L556 492L576 500L592 566Q530 590 470 566Z', STONE, 15));
  scene.add(b.flat(archway(516, 572, 44, 84), mix(STONE, NIGHT, 0.78)) + b.line('M492 572V512A24 24 0 0 1 540 512V572', '#f0cf98', 7, { opacity: 0.9 }));
  scene.add(wall(scene, 'M366 566L372 500L392 506L404 488L424 514L446 508L470 520V572Q420 580 366 566Z', lighten(STONE, 0.03), 14));
  scene.add(wall(scene, 'M592 634V520L604 516V532L618 534L622 512L640 526L650 560V652Q620 650 592 634Z', mix(STONE, NIGHT, 0.14), 15));
}

/** A torn banner on the highest point, and ivy over the tower. */
function signsOfLife(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(
    b.line('M340 258V150', '#4a3c40', 5) +
      b.form('M340 154C316 146 304 166 280 158C262 154 252 160 244 156L256 176L242 190C262 198 280 188 300 196C316 200 326 190 340 196Z', '#b8383f', { pale: '#ff8a64', dabs: 1, grain: 0.2 }),
  );
  const ivy = times(90, () => {
    const t = scene.r() ** 0.7;
    return blob(scene.r, 258 + between(scene.r, 0, 62) * (0.3 + t * 0.7), 380 + t * 190, between(scene.r, 5, 10), between(scene.r, 4, 7), pick(scene.r, ['#3c5a3c', '#56743f', '#8a9448', '#2c4838']), {
      points: 6,
      wobble: 0.25,
    });
  });
  scene.add(ivy.join(''));
  scene.add(at(452, 540, 1, bareTree(scene, 130, { trunk: '#4a4044', depth: 5, thick: 5, lean: -0.6, leaves: ['#7f8c44', '#c8b050', '#56703f'] })));
  scene.add(at(500, 240, 1, flock(scene, 220, { count: 11, colour: '#242a44', span: 15 })));
}

/** A sheep seen from afar, grazing to the left. */
function sheep(scene: Scene, x: number, y: number, size: number, flip: boolean): void {
  const b = brush(scene, size, LOOK);
  scene.shadow(x - size * 0.2, y, size * 0.8, size * 0.16, NIGHT, 0.5);
  scene.add(
    at(x, y, 1,
      b.done(b.line('M-22 -24V0M-10 -22V0M14 -22V0M24 -24V0', '#4a4048', 7), b.ball(0, -44, 42, 30, '#f0e6d0', { pale: '#fffbe4', dabs: 1.4, shade: '#7a7c90' }),
        b.ball(-42, -30, 14, 18, '#4a4048', { dabs: 0.3 }), b.ball(-36, -48, 14, 10, '#f0e6d0', { dabs: 0.4 })), { flip }),
  );
}

export default picture({
  id: 'st055',
  motifs: ['place', 'old', 'power', 'over'],
  words: {
    en: {
      title: 'Castle ruin on a hill',
      name: 'Castle ruin on a steep grassy hill',
      shows: 'The broken towers and walls of a castle stand on a steep hill under a dark sky, struck by sunlight. Sheep graze on the slope; one window is lit.',
      closer:
        'Slate-blue storm clouds fill the sky, but a shaft of sun from the right turns the stones honey-gold and the grass yellow-green. Jackdaws circle. A torn red banner still flies from the tallest tower, whose left side is covered in ivy, and in the tower one window shines as if somebody lived there. A small tree grows inside the walls. A sandy path winds up to the gate, and misty wooded hills lie beyond.',
    },
    fr: {
      title: 'Château en ruine sur une colline',
      name: 'Ruine de château sur une colline escarpée',
      shows:
        'Les tours et les murs brisés d’un château se dressent sur une colline escarpée, sous un ciel sombre, dans un rayon de soleil. Des moutons paissent sur la pente ; une fenêtre est éclairée.',
      closer:
        'Des nuages d’orage bleu ardoise emplissent le ciel, mais un rayon venu de la droite dore les pierres et jaunit l’herbe. Des choucas tournoient. Une bannière rouge déchirée flotte encore sur la plus haute tour, couverte de lierre à gauche, et une fenêtre y brille comme si quelqu’un y habitait. Un petit arbre pousse entre les murs. Un chemin de sable monte en lacets jusqu’à la porte ; au loin, des collines boisées dans la brume.',
    },
  },
  paint: { under: [140, 130, 100], flow: 0.1 },
  draw(scene) {
    sky(scene);
    valley(scene);
    castleHill(scene);
    scene.add('<g transform="translate(398 568) scale(1.24) translate(-412 -568)">');
    keep(scene);
    signsOfLife(scene);
    scene.add('</g>');
    road(scene, [[528, 574, 15], [556, 614, 16], [500, 664, 18], [380, 716, 20], [330, 764, 24], [420, 826, 34], [560, 890, 50], [620, 1020, 90]], {
      far: '#f6dfa0',
      near: '#c09a68',
      edge: '#fff4c4',
      dabs: 150,
      rough: 0.05,
      ruts: '#9a7a58',
    });
    tufts(scene, 190, 640, 1000, GREENS, { height: 30, wind: -0.1, keep: (x, y) => Math.abs(x - 420) < (y - 520) * 0.95 && !(y > 850 && Math.abs(x - 590) < 90) && Math.abs(x - 400) > 70 });
    tufts(scene, 90, 850, 1000, GREENS, { height: 46, wind: -0.1, keep: (x, y) => Math.abs(x - 400 - (y - 800)) > 110 });
    const herd: [number, number, number, boolean][] = [[250, 742, 34, false], [216, 806, 44, true], [300, 850, 50, false], [640, 800, 42, true]];
    herd.forEach(([x, y, size, flip]) => sheep(scene, x, y, size, flip));
    sheep(scene, 170, 912, 74, false);
    scene.add(at(400, 1012, 1, grass(scene, 860, { count: 180, height: 66, colours: ['#33503c', '#56703f', '#8f9848', '#2a4238'], wind: -0.15 })));
    scene.add(
      at(160, 1010, 1, wildFlowers(scene, 320, { count: 16, height: 84, colours: ['#f6f0dc', '#e8c050', '#c86a84'], stem: '#56703f' })) +
        at(750, 1010, 1, wildFlowers(scene, 140, { count: 8, height: 84, colours: ['#f6f0dc', '#e8c050', '#c86a84'], stem: '#56703f' })),
    );
  },
});
