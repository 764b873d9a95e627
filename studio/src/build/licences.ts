// Whose icons we may use, and under which licence.

export interface IconSource {
  from: string;
  author: string;
  licence: string;
}

export const OWN_LICENCE = 'Apache-2.0';
export const ALLOWED_LICENCES = ['Apache-2.0', 'MIT'];

const SOURCES: Record<string, IconSource> = {
  noto: { from: 'Noto Emoji', author: 'Google', licence: 'Apache-2.0' },
  'fluent-emoji-flat': { from: 'Fluent Emoji', author: 'Microsoft', licence: 'MIT' },
};

/** Where an icon such as `noto:fox` comes from; throws for a set we may not use. */
export function sourceOf(icon: string): IconSource {
  const set = icon.split(':')[0]!;
  const source = SOURCES[set];
  if (!source || icon.includes(':flag-')) throw new Error(`${icon} is not from a set we may use`);
  return source;
}
