import { picture } from '../../../src/picture.ts';
import { dot } from './drawing/dot.ts';

const rows = [
  { id: 'red-dot', colour: '#a93b46' },
  { id: 'blue-dot', colour: '#3d5480' },
];

function words(title: string) {
  return { title, name: title, shows: `${title}.`, closer: `${title}. ${title}.` };
}

export default rows.map((row) =>
  picture({
    id: row.id,
    motifs: [],
    words: { en: words(`Dot ${row.colour}`), fr: words(`Point ${row.colour}`) },
    kind: 'plain',
    background: 'transparent',
    files: [{ width: 32, format: 'png' }, { width: 64, format: 'webp', quality: 80 }, { width: 64, format: 'svg' }],
    data: row,
    draw: (scene) => dot(scene, row.colour),
  }),
);
