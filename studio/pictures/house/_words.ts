// The client writes its own alternative texts: these pictures need a name only.
import type { Picture } from '../../src/picture.ts';

/** Words with a name in English and French and no further layers. */
export function named(en: string, fr: string): Picture['words'] {
  const words = (name: string) => ({ title: name, name, shows: '', closer: '' });
  return { en: words(en), fr: words(fr) };
}
