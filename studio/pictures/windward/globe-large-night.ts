import { picture } from '../../src/picture.ts';
import { named } from '../house/_words.ts';
import { globe } from './_globe.ts';

export default picture({
  id: 'globe-large-night',
  motifs: ['planet', 'night'],
  words: named('Celus, the large planet, by night', 'Celus, la grande planète, la nuit'),
  size: [1000, 1000],
  files: [{ width: 1280, format: 'webp', quality: 66 }],
  background: 'transparent',
  paint: { under: [52, 68, 118], underAmount: 0.05, flow: -0.16, vignette: 0, detail: 0.4 },
  draw: (scene) =>
    globe(scene, {
      bands: [
        { colour: '#43608c', north: 90 }, { colour: '#4d6c92', north: 66 }, { colour: '#35568a', north: 54 },
        { colour: '#6a7090', north: 38 }, { colour: '#2f4e84', north: 30 }, { colour: '#3e6088', north: 12 },
        { colour: '#77708c', north: 3 }, { colour: '#2d4880', north: -5 }, { colour: '#4a628e', north: -24 },
        { colour: '#34457f', north: -35 }, { colour: '#574f80', north: -51 }, { colour: '#2e3a72', north: -60 },
      ],
      streaks: ['#8f94b0', '#22397a', '#6c88ac', '#3f5f92', '#2c4680'],
      storms: [
        { latitude: -16, longitude: 26, size: 13, colours: ['#5f6488', '#746c88', '#8a7086', '#6a5678'] },
        { latitude: 46, longitude: -34, size: 8, colours: ['#4a6890', '#6f8cac', '#3c5c8c'] },
        { latitude: -43, longitude: -30, size: 7, colours: ['#46578c', '#66709a', '#3c4b84'] },
      ],
      stray: 5,
      lit: ['#a9c4ea', 0.3],
      shade: ['#141a48', 0.72],
      rim: ['#9fb8e4', 0.34],
    }),
});
