// CREDITS.md: whose work is in our pictures, from all manifests.
import fs from 'node:fs';
import { deckNames, loadDeck } from './decks.ts';
import { readManifest, writeChanged, type Manifest } from './manifest.ts';
import { CREDITS } from './places.ts';

const OPENING = `# Credits

Written by the studio from the manifests of all decks; do not edit by hand.

The pictures are drawn and painted by the Talewind studio and are under the Apache License 2.0,
as is the rest of Talewind (see LICENSE).
`;

const NOTICES: Record<string, string> = {
  'Noto Emoji': `Copyright Google. Licensed under the Apache License, Version 2.0; its text is in LICENSE.`,
  'Fluent Emoji': `Copyright (c) Microsoft Corporation. MIT License:

> Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
> documentation files (the "Software"), to deal in the Software without restriction, including without limitation
> the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
> to permit persons to whom the Software is furnished to do so, subject to the following conditions:
>
> The above copyright notice and this permission notice shall be included in all copies or substantial portions of
> the Software.
>
> THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO
> THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
> AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
> CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
> IN THE SOFTWARE.`,
};

function uses(manifests: Manifest[], from: string): string[] {
  const lines: string[] = [];
  for (const { deck, pictures } of manifests) {
    for (const { id, sources } of pictures) {
      const icons = sources.filter((source) => source.from === from).map(({ icon }) => icon.split(':')[1]);
      if (icons.length) lines.push(`- ${deck}, ${id}: ${icons.join(', ')}`);
    }
  }
  return lines;
}

function counts(manifests: Manifest[]): string {
  const lines = manifests.map(({ deck, pictures }) => {
    const own = pictures.filter(({ sources }) => sources.length === 0).length;
    return `- ${deck}: ${pictures.length} pictures, ${own} of them wholly our own.`;
  });
  return lines.join('\n') + '\n';
}

/** The text of the credits. */
export function creditsText(manifests: Manifest[]): string {
  const sources = manifests.flatMap(({ pictures }) => pictures.flatMap((picture) => picture.sources));
  const groups = [...new Set(sources.map(({ from }) => from))].sort();
  const sections = groups.map((from) => {
    const { author, licence } = sources.find((source) => source.from === from)!;
    const said = `Contains artwork from ${from}, © ${author}, ${licence}, recoloured, composed and painted over.`;
    return `## ${from}\n\n${said}\n\n${NOTICES[from] ?? ''}\n\nUsed in:\n\n${uses(manifests, from).join('\n')}\n`;
  });
  return [OPENING, counts(manifests), ...sections].join('\n');
}

async function currentText(): Promise<string> {
  const manifests: Manifest[] = [];
  for (const name of deckNames()) manifests.push(readManifest((await loadDeck(name)).deck));
  return creditsText(manifests);
}

export async function writeCredits(): Promise<boolean> {
  return writeChanged(CREDITS, await currentText());
}

export async function creditsAreCurrent(): Promise<boolean> {
  return fs.existsSync(CREDITS) && fs.readFileSync(CREDITS, 'utf8') === (await currentText());
}
