import { between, pick, times } from '../../src/core/chance.ts';
import { mix } from '../../src/core/colour.ts';
import { at, blob, type Point, polygon, round1 } from '../../src/core/paths.ts';
import type { Scene } from '../../src/core/scene.ts';
import { picture } from '../../src/picture.ts';
import { brush, flock, oval, rectangle, snowman } from '../../src/shapes/index.ts';

const NIGHT = '#7a3c4c';
const SAND = '#f2b870';
const LOOK = { light: -1, night: NIGHT } as const;

function sky(scene: Scene): void {
  scene.sky([[0, '#1f9cae'], [0.2, '#5fbfb8'], [0.4, '#cfe4bc'], [0.52, '#fdeeb4'], [0.6, '#fbd890']]);
  scene.glow(190, 130, 330, '#fffbd8', 0.95);
  scene.add('<circle cx="190" cy="130" r="62" fill="#fffdec"/>');
  scene.wisps(12, 230, 480, ['#fff6d0', '#8fd0c0', '#f6e8b8'], 0.45);
  scene.add(at(560, 190, 1, flock(scene, 200, { count: 5, colour: '#3f6a78', span: 20 })));
}

/** A table mountain between two sides, lit from the left. */
function mesa(scene: Scene, left: number, right: number, top: number, foot: number, colour: string): void {
  const b = brush(scene, 100, LOOK);
  const wide = right - left;
  const path = `M${left} ${foot}L${left + wide * 0.16} ${top + 40}L${left + wide * 0.2} ${top}L${left + wide * 0.45} ${top - 8}L${right - wide * 0.2} ${top + 4}L${right - wide * 0.16} ${
    top + 44
  }L${right} ${foot}Z`;
  scene.add(b.form(path, colour, { dabs: 1.6, grain: 0.02, long: 2, pale: '#ffd89a', edge: 1.3 }));
  scene.add(
    b.inside(path,
      b.line(times(4, (i) => `M${left} ${top + 24 + i * 20}Q${left + wide / 2} ${top + 16 + i * 20} ${right} ${top + 26 + i * 20}`).join(''), mix(colour, NIGHT, 0.3), 6, { opacity: 0.4 }),
      b.flat(`M${right - wide * 0.34} ${top - 10}H${right}V${foot}H${right - wide * 0.44}Z`, NIGHT, 0.28)),
  );
}

function desert(scene: Scene): void {
  mesa(scene, 600, 860, 404, 540, '#d89a7c');
  mesa(scene, 150, 330, 452, 540, '#dca488');
  mesa(scene, -120, 70, 430, 540, '#e0a884');
  scene.mist(486, 70, '#ffeec0', 0.7, 1);
  const far = scene.ridge(536, 10, 2, 3);
  scene.hill(far, '#fbd494', '#f2b870', { rim: '#fff6cc', rimWidth: 4, dabs: 90, shadow: 0.05 });
  const dune = scene.ridge(584, 26, 1.4, 7);
  scene.hill(dune, '#fbce8a', '#d8804c', { rim: '#fff2c0', rimWidth: 6, dabs: 460, dabLength: 70, depth: 470, bottomY: 1000, dabColours: ['#fbd898', '#e8a060', '#f4bc78', '#d08450', '#ffe6ac'] });
  const ripples = times(70, () => {
    const y = 640 + scene.r() ** 1.2 * 360;
    const long = 30 + (y - 600) * 0.3;
    const x = between(scene.r, -40, 800);
    return `M${round1(x)} ${round1(y)}q${round1(long / 2)} ${round1(between(scene.r, -12, 8))} ${round1(long)} 0`;
  }).join('');
  scene.add(brush(scene, 100).line(ripples, '#b8683f', 3, { opacity: 0.35 }));
}

/** A stripe of false water on the far sand. */
function mirage(scene: Scene): void {
  const pool = 'M110 566C240 556 420 560 560 566C480 578 240 580 110 566Z';
  scene.add(`<path d="${pool}" fill="#8fd4cc" opacity=".9"/>`);
  scene.dabs(pool, 30, ['#fff6d8', '#5fb8b8', '#c8ece0'], { length: 60, width: 3 });
}

/** A bus shelter of corrugated iron, open to the front, with bench and pole. */
function shelter(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const shadow: Point[] = [[236, 866], [660, 866], [770, 916], [330, 928]];
  scene.add(`<path d="${polygon(shadow)}" fill="${NIGHT}" opacity=".55" ${scene.blur(5)}/>`);
  scene.add(b.form('M262 862V500H610V862Z', '#5f9a94', { dabs: 1.6, grain: 1.55, long: 2.4, shade: '#4a5068' }));
  scene.add(
    b.line(times(17, (i) => `M${274 + i * 20.4} 504V860`).join(''), '#3c6a70', 5, { opacity: 0.5 }) + b.line(times(17, (i) => `M${268 + i * 20.4} 504V860`).join(''), '#a8d4c0', 3, { opacity: 0.55 }),
  );
  scene.add(b.flat('M262 500H610V600L262 680Z', NIGHT, 0.42) + b.blot(320, 800, 40, 26, '#b8663f', 0.5) + b.blot(570, 700, 24, 44, '#b8663f', 0.45) + b.blot(500, 836, 60, 14, '#b8663f', 0.5));
  scene.add(b.form('M222 872L262 862V498L222 484Z', '#4a7c80', { grain: 1.5, dabs: 1.2 }) + b.form('M610 862L652 876V482L610 498Z', '#7fb8a8', { grain: 1.5, dabs: 1.2 }));
  scene.add(
    b.form('M196 482L240 446H640L684 482V502H196Z', '#d86a48', { dabs: 1.4, grain: 0.02, pale: '#ffc48a', edge: 1.4 }) + b.line(times(22, (i) =>
      `M${246 + i * 18} 450L${208 + i * 22} 498`).join(''), '#8a3c40', 3, { opacity: 0.45 }) + b.line('M196 501H684', '#fff0c0', 4, { opacity: 0.7 }),
  );
  scene.add(
    b.form('M276 770H594V790H276Z', '#c88a54', { grain: 0, dabs: 1.2, pale: '#ffdca0' }) + b.form('M290 790H306V864H290ZM566 790H582V864H566Z', '#8a5a48') +
      b.form('M276 706H594V722H276Z', '#b87a4c', { grain: 0 }),
  );
}

function stopPole(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  scene.add(`<path d="M122 902L330 944L330 952L118 910Z" fill="${NIGHT}" opacity=".5" ${scene.blur(3)}/>`);
  scene.add(
    b.form(rectangle(112, 420, 14, 486), '#c8c0b0', { dabs: 0.8, grain: 1.5, pale: '#fff6e0' }) + b.ball(119, 412, 58, 58, '#e8b83f', { pale: '#fff2a8', edge: 1.3, dabs: 1.2 }) +
      b.line(oval(119, 412, 56, 56), '#fff6dc', 7),
  );
  const bus = b.form('M84 432V396C84 386 154 386 154 396V432Z', '#3f6a78', { dabs: 0.5 }) + b.flat('M91 396H112V412H91ZM116 396H132V412H116ZM136 396H148V412H136Z', '#f6f0d0') +
    b.dot(98, 432, 8, '#33384c') + b.dot(140, 432, 8, '#33384c');
  scene.add(bus + b.form(rectangle(94, 500, 50, 70), '#f2e6c8', { dabs: 0.8 }) + b.blot(126, 528, 9, 12, '#c8a88c', 0.6) + b.dot(102, 508, 3, '#8a6a5c') + b.dot(136, 508, 3, '#8a6a5c'));
}

/** He has begun to melt: a puddle, a scarf, a suitcase. */
function passenger(scene: Scene): void {
  const b = brush(scene, 100, LOOK);
  const pool = 'M330 866C350 852 520 850 548 866C560 884 500 894 440 892C380 894 322 884 330 866Z';
  scene.add(b.flat(pool, '#7fc4c4') + b.inside(pool, b.line('M350 868H430M460 878H530M390 884H450', '#e8fbf0', 4)) + b.line(pool, '#d08450', 3, { opacity: 0.5 }));
  scene.add(at(440, 876, 1, snowman(scene, 300, { hat: '#c8343f', scarf: '#2f6f9c', stripes: '#f6e6c0', ...LOOK })));
  scene.add(b.line('M392 728q-3 22 0 30M486 760q3 16 0 26M420 664q-2 10 0 14', '#d8f2ee', 6) + b.dot(392, 768, 5, '#b8e4e4') + b.dot(487, 798, 5, '#b8e4e4'));
  scene.add(
    b.line('M556 814C556 798 590 798 590 814', '#5a2c34', 7) +
      b.form('M522 814H624V880H522Z', '#8a4a3c', { pale: '#f0a878', dabs: 1.2 }) +
      b.form('M536 814H548V880H536ZM598 814H610V880H598Z', '#d8a45c', { dabs: 0.4 }) +
      b.ball(536, 846, 10, 10, '#8fd0d8', { dabs: 0.2 }) +
      b.line('M536 840V852M531 843L541 849M541 843L531 849', '#f6fbf4', 2),
  );
}

function cactus(scene: Scene, x: number, y: number, size: number): void {
  const b = brush(scene, size, LOOK);
  scene.add(`<path d="M${x} ${y - 4}L${x + size * 0.7} ${y + size * 0.14}L${x + size * 0.66} ${y + size * 0.2}L${x - 4} ${y + 6}Z" fill="${NIGHT}" opacity=".45" ${scene.blur(3)}/>`);
  const [body, arms] = ['M-9 0V-90C-9 -104 9 -104 9 -90V0Z',
    'M9 -34H20C24 -34 24 -38 24 -42V-64C24 -72 36 -72 36 -64V-38C36 -26 28 -22 20 -22H9ZM-9 -46H-18C-22 -46 -22 -50 -22 -54V-70C-22 -78 -34 -78 -34 -70V-48C-34 -38 -26 -34 -18 -34H-9Z'];
  scene.add(
    at(x, y, 1,
      b.done(b.form(arms, '#5f8a54', { grain: 1.5, pale: '#d8e08c' }), b.form(body, '#6a9458', { grain: 1.55, long: 1.6, pale: '#e0e494', edge: 1.4 }),
        b.line('M-4 -92V-2M1 -96V-2M5 -92V-2', '#3f6450', 1.2, { opacity: 0.6 }), b.ball(0, -100, 5, 4, '#e8607c', { dabs: 0.3 }), b.ball(30, -70, 4, 3.4, '#e8607c', { dabs: 0.3 }))),
  );
}

export default picture({
  id: 'st049',
  motifs: ['place', 'waiting', 'heat', 'absurd'],
  words: {
    en: {
      title: 'Bus stop in the desert',
      name: 'Snowman at a bus stop in the desert',
      shows: 'A bus shelter stands alone in a hot desert under a high sun. In it a snowman with a red hat, scarf and suitcase waits, in a small puddle.',
      closer:
        'Orange sand and turquoise sky shimmer; table mountains and a streak of false water lie far off. The shelter is of blue-green corrugated iron, rusty in places, with a red roof and a bench; a round yellow sign on a pole shows a bus. Drops run down the snowman, who smiles all the same. His brown case carries a sticker with a snow crystal. A narrow track comes by, half covered by sand, and no bus is to be seen.',
    },
    fr: {
      title: 'Arrêt de bus dans le désert',
      name: 'Bonhomme de neige à un arrêt dans le désert',
      shows: 'Un abribus se dresse seul dans un désert brûlant, sous un soleil haut. Un bonhomme de neige y attend, bonnet rouge, écharpe et valise, dans une petite flaque.',
      closer:
        'Le sable orange et le ciel turquoise tremblent de chaleur ; au loin, des montagnes plates et un trait d’eau qui n’existe pas. L’abri est en tôle ondulée bleu-vert, rouillée par endroits, avec un toit rouge et un banc ; un disque jaune sur un poteau montre un bus. Des gouttes coulent sur le bonhomme, qui sourit quand même. Sa valise brune porte un autocollant avec un flocon. Une piste étroite passe, à moitié ensablée, et aucun bus n’est en vue.',
    },
  },
  paint: { under: [220, 150, 90], flow: 0 },
  draw(scene) {
    sky(scene);
    desert(scene);
    mirage(scene);
    cactus(scene, 724, 690, 150);
    cactus(scene, 40, 640, 90);
    const track = 'M-20 918C200 912 560 930 820 912V984C560 1000 240 986 -20 990Z';
    scene.add(`<path d="${track}" fill="#a8705c"/>`);
    scene.dabs(track, 190, ['#c08a6c', '#8f5c54', '#e0a470', '#b87c60'], { length: 40, width: 5 });
    times(26, () =>
      scene.add(
        blob(scene.r, between(scene.r, -10, 810), pick(scene.r, [916, 988]) + between(scene.r, -6, 6), between(scene.r, 30, 90), between(scene.r, 5, 12), pick(scene.r, ['#f2bc78', '#e8a864', SAND]), {
          wobble: 0.2,
        }),
      ));
    shelter(scene);
    passenger(scene);
    stopPole(scene);
    times(9, () => {
      const x = between(scene.r, 0, 800);
      scene.add(blob(scene.r, x, between(scene.r, 890, 912), between(scene.r, 6, 14), between(scene.r, 5, 9), '#b8745c', { wobble: 0.2 }));
    });
  },
});
