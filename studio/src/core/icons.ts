// Third-party icons inside a picture; each use is recorded for the credits.
import { createRequire } from 'node:module';
import { round1 } from './paths.ts';
import type { Scene } from './scene.ts';

export interface IconOptions {
  turn?: number;
  flip?: boolean;
  recolour?: (colour: string) => string;
  extra?: string;
}

interface Icon {
  body: string;
  width?: number;
  height?: number;
}

interface IconSet {
  icons: Record<string, Icon>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, IconSet>();

function iconSet(name: string): IconSet {
  const known = loaded.get(name);
  if (known) return known;
  const set = require(`@iconify-json/${name}/icons.json`) as IconSet;
  loaded.set(name, set);
  return set;
}

function findIcon(icon: string): Required<Icon> {
  const [setName = '', name = ''] = icon.split(':');
  const set = iconSet(setName);
  const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!found) throw new Error(`no icon ${icon}`);
  const width = found.width ?? set.width ?? 16;
  return { body: found.body, width, height: found.height ?? set.height ?? width };
}

function withPrefix(body: string, prefix: string): string {
  return body
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
}

// Colours only where colours stand: an id such as #abc after url( or href is left alone.
function recoloured(body: string, recolour: (colour: string) => string): string {
  const colours = /(url\(|href=")?#([0-9a-f]{6}|[0-9a-f]{3})\b/gi;
  return body.replace(colours, (whole, reference, digits) => (reference ? whole : recolour('#' + digits)));
}

/** An icon such as `noto:fox`, its middle at cx, cy, its longer side `size` long. */
export function iconAt(
  scene: Scene,
  icon: string,
  cx: number,
  cy: number,
  size: number,
  { turn = 0, flip = false, recolour, extra = '' }: IconOptions = {},
): string {
  const { body, width, height } = findIcon(icon);
  scene.sources.add(icon);
  const colours = recolour ? recoloured(body, recolour) : body;
  const drawing = withPrefix(colours, scene.newId('k') + '-');
  const scale = Math.round((size / Math.max(width, height)) * 1000) / 1000;
  const place = `translate(${round1(cx)} ${round1(cy)}) rotate(${round1(turn)})`;
  const fit = `scale(${flip ? -scale : scale} ${scale}) translate(${-width / 2} ${-height / 2})`;
  return `<g transform="${place} ${fit}" ${extra}>${drawing}</g>`;
}
