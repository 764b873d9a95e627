import { picture } from '../../../src/picture.ts';
import { iconAt } from '../../../src/core/icons.ts';
import { palette } from '../../../src/core/colour.ts';
import { regrade } from '../../../src/core/regrade.ts';

export default picture({
  id: 'pond',
  motifs: ['water'],
  words: {
    en: {
      title: 'The Pond',
      name: 'A duck on a pond',
      shows: 'A duck swims on a small pond.',
      closer: 'It is evening. The first star is out.',
    },
    fr: {
      title: "L'étang",
      name: 'Un canard sur un étang',
      shows: 'Un canard nage sur un petit étang.',
      closer: "C'est le soir. La première étoile est là.",
    },
  },
  paint: { under: [120, 110, 150] },
  draw(scene) {
    scene.sky([[0, palette.indigo], [1, palette.blush]]);
    scene.wisps(4, 20, 60, [palette.rose, palette.plum]);
    scene.hill(scene.ridge(90, 14, 2), palette.moss, palette.pine, { rim: palette.lamp, dabs: 30 });
    scene.water(105, { gradient: [[0, palette.steel], [1, palette.indigo]], waves: [palette.mist, palette.slate] }, 40);
    scene.shadow(60, 118, 26, 6);
    scene.add(iconAt(scene, 'noto:duck', 60, 104, 44, { recolour: regrade() }));
    scene.spark(90, 24);
  },
});
