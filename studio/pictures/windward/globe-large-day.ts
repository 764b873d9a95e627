import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { globe } from './_globe.ts';

export default picture({
  id: 'globe-large-day',
  motifs: ['planet'],
  words: named('Celus, the large planet, by day', 'Celus, la grande planète, le jour'),
  size: [1000, 1000],
  files: [{ width: 1280, format: 'webp', quality: 66 }],
  background: 'transparent',
  paint: { under: [150, 186, 200], underAmount: 0.05, flow: -0.16, vignette: 0, detail: 0.4 },
  draw: (scene) =>
    globe(scene, {
      bands: [
        { colour: '#a3cdd3', north: 90 }, { colour: '#bcd9d2', north: 66 }, { colour: '#86bccb', north: 54 },
        { colour: '#dcd8c2', north: 38 }, { colour: '#78b0c4', north: 30 }, { colour: '#98c4cc', north: 12 },
        { colour: '#e2ceb2', north: 3 }, { colour: '#70a4c1', north: -5 }, { colour: '#b4ced4', north: -24 },
        { colour: '#88a4c8', north: -35 }, { colour: '#c4b8c8', north: -51 }, { colour: '#8097c2', north: -60 },
      ],
      streaks: ['#f6ecd6', '#5f93b4', '#d9e8e0', '#8fbfcc', '#7fa8c4'],
      storms: [
        { latitude: -16, longitude: 26, size: 13, colours: ['#d2c4bc', '#e4ccb2', '#cfa894', '#b98c7c'] },
        { latitude: 46, longitude: -34, size: 8, colours: ['#a9cfd4', '#d8e8e0', '#8fbccb'] },
        { latitude: -43, longitude: -30, size: 7, colours: ['#9fb4d2', '#c8cfdc', '#8a9fc6'] },
      ],
      stray: 5,
      lit: ['#fff6dc', 0.36],
      shade: ['#33447f', 0.5],
      rim: ['#f4f6ea', 0.4],
    }),
});
