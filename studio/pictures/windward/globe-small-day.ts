import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { globe } from './_globe.ts';

export default picture({
  id: 'globe-small-day',
  motifs: ['planet'],
  words: named('The small planet by day', 'La petite planète, le jour'),
  size: [1000, 1000],
  files: [{ width: 900, format: 'webp', quality: 66 }],
  background: 'transparent',
  paint: { under: [160, 196, 186], underAmount: 0.05, flow: -0.16, vignette: 0, detail: 0.4, brush: 1.25 },
  draw: (scene) =>
    globe(scene, {
      bands: [
        { colour: '#c3dccb', north: 90 }, { colour: '#9cccc0', north: 60 }, { colour: '#e4d4ba', north: 40 },
        { colour: '#86bfbd', north: 28 }, { colour: '#a9d0c2', north: 6 }, { colour: '#e6c6ac', north: -6 },
        { colour: '#7fb4bc', north: -18 }, { colour: '#b6c8c4', north: -40 }, { colour: '#8aa6bc', north: -54 },
      ],
      streaks: ['#f8ecd6', '#6ea8ac', '#dcecdc', '#98c4b8', '#f0d4bc'],
      storms: [
        { latitude: 18, longitude: -30, size: 15, colours: ['#b4d6c8', '#e6e2cc', '#d8bc9c', '#c49880'] },
        { latitude: -30, longitude: 32, size: 10, colours: ['#a4c8c8', '#d4e0d4', '#8cb8bc'] },
      ],
      stray: 8,
      lit: ['#fff6dc', 0.36],
      shade: ['#2f4f7c', 0.48],
      rim: ['#f6f6e6', 0.4],
    }),
});
