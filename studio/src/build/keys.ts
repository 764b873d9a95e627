// The key of a picture: a hash over everything that decides how it looks.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Entry } from './decks.ts';
import { STUDIO } from './places.ts';

const ENGINE = [
  fileURLToPath(new URL('./painter.ts', import.meta.url)),
  fileURLToPath(new URL('../core/icons.ts', import.meta.url)),
];
const TOOLS = /^(@resvg\/resvg-js|sharp|simplex-noise|@iconify-json\/.*)$/;
const IMPORT = /^(?:import|export)\s(?!type\b)[^'"`;]*?from\s+['"](\.[^'"]+)['"]|^import\s+['"](\.[^'"]+)['"]/gm;

function importedBy(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].map((match) => path.resolve(path.dirname(file), (match[1] ?? match[2])!));
}

/** The files and all that they import, directly or not. */
export function withImports(files: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importedBy(file));
  }
  return found;
}

function toolVersions(): string {
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(STUDIO, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const tools = Object.entries(devDependencies).filter(([name]) => TOOLS.test(name));
  return tools.map(([name, version]) => `${name} ${version}`).sort().join('\n');
}

// Words do not change how a picture looks; functions count by their text.
function rowText(entry: Entry): string {
  const { words: _words, motifs: _motifs, ...row } = entry.picture;
  return JSON.stringify(row, (_, value: unknown) => (typeof value === 'function' ? String(value) : value));
}

/** Reckons keys; remembers what it has read, so that a whole deck is quick. */
export class Keys {
  private readonly hashes = new Map<string, string>();
  private readonly engine = this.hashOf(withImports(ENGINE)) + toolVersions();
  private readonly tables = new Map<string, string>();

  /** The key of a picture of the deck that `deckFile` declares. */
  of(entry: Entry, deckFile: string): string {
    const own = entry.inTable
      ? rowText(entry) + this.tableImports(entry.file)
      : this.hashOf(withImports([entry.file]));
    const deck = this.hashOf(new Set([deckFile]));
    return createHash('sha256').update([this.engine, deck, own].join('\n')).digest('hex');
  }

  private tableImports(file: string): string {
    const known = this.tables.get(file) ?? this.hashOf(withImports(importedBy(file)));
    this.tables.set(file, known);
    return known;
  }

  private hashOf(files: Set<string>): string {
    const lines = [...files].map((file) => `${path.relative(STUDIO, file).replaceAll('\\', '/')} ${this.fileHash(file)}`);
    return lines.sort().join('\n');
  }

  private fileHash(file: string): string {
    const known = this.hashes.get(file) ?? createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    this.hashes.set(file, known);
    return known;
  }
}
