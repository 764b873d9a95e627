import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { globe } from './_globe.ts';

export default picture({
  id: 'globe-small-night',
  motifs: ['planet', 'night'],
  words: named('The small planet by night', 'La petite planète, la nuit'),
  size: [1000, 1000],
  files: [{ width: 900, format: 'webp', quality: 66 }],
  background: 'transparent',
  paint: { under: [48, 80, 112], underAmount: 0.05, flow: -0.16, vignette: 0, detail: 0.4, brush: 1.25 },
  draw: (scene) =>
    globe(scene, {
      bands: [
        { colour: '#547a8c', north: 90 }, { colour: '#3f6c86', north: 60 }, { colour: '#707488', north: 40 },
        { colour: '#335f80', north: 28 }, { colour: '#447286', north: 6 }, { colour: '#7c7084', north: -6 },
        { colour: '#2e567e', north: -18 }, { colour: '#4c6282', north: -40 }, { colour: '#344878', north: -54 },
      ],
      streaks: ['#949ab0', '#244a74', '#7296a4', '#44708c', '#7a7890'],
      storms: [
        { latitude: 18, longitude: -30, size: 15, colours: ['#4c7888', '#76828e', '#8a7880', '#6c5c74'] },
        { latitude: -30, longitude: 32, size: 10, colours: ['#446a86', '#6c8898', '#385e7e'] },
      ],
      stray: 8,
      lit: ['#b4d4e4', 0.3],
      shade: ['#121c48', 0.72],
      rim: ['#a4c4dc', 0.34],
    }),
});
