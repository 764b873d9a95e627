// The words of a deck as Fluent files, one per language.
import fs from 'node:fs';
import path from 'node:path';
import type { Deck, Picture, Words } from '../picture.ts';
import { deckFolder, writeChanged } from './manifest.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LAYERS = ['title', 'name', 'shows', 'closer'] as const;
const LONGEST: Record<keyof Words, number> = { title: 60, name: 60, shows: 240, closer: 600 };

const HEADERS: Record<Language, string> = {
  en: 'The pictures in words: title, then name, what is there, and a closer look.',
  fr: 'Les images en mots : le titre, puis le nom, ce que l’on voit, et un regard de plus près.',
};

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/[{}]/g, (brace) => `{"${brace}"}`);
}

/** French marks stay on the line of their word: a narrow space that does not break stands beside them. */
export function frenchSpaces(text: string): string {
  return text.replace(/ ([?!;:»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}

function message(id: string, words: Words, language: Language): string {
  const set = (text: string) => (language === 'fr' ? frenchSpaces(plain(text)) : plain(text));
  const layers = LAYERS.slice(1).map((layer) => `    .${layer} = ${set(words[layer])}\n`);
  return `${id} = ${set(words.title)}\n${layers.join('')}`;
}

/** The Fluent text of a deck in one language. */
export function fluent(pictures: Picture[], language: Language): string {
  const messages = pictures.map((picture) => message(picture.id, picture.words[language], language));
  return `### ${HEADERS[language]}\n\n${messages.join('\n')}`;
}

function textFile(deck: Deck, language: Language): string {
  return path.join(deckFolder(deck), 'texts', `${language}.ftl`);
}

/** Ids that a text file tells of and no picture declares. */
export function undeclared(text: string, pictures: Picture[]): string[] {
  const declared = new Set(pictures.map(({ id }) => id));
  const told = [...text.matchAll(/^([a-z][a-z0-9_-]*) *=/gm)].map((match) => match[1]!);
  return told.filter((id) => !declared.has(id));
}

/** Writes the texts; words of pictures that are not drawn yet are never lost: then it writes none and names them. */
export function writeTexts(deck: Deck, pictures: Picture[]): string[] {
  const files = LANGUAGES.map((language) => textFile(deck, language)).filter((file) => fs.existsSync(file));
  const lost = new Set(files.flatMap((file) => undeclared(fs.readFileSync(file, 'utf8'), pictures)));
  if (lost.size) return [...lost];
  for (const language of LANGUAGES) writeChanged(textFile(deck, language), fluent(pictures, language));
  return [];
}

export function textsAreCurrent(deck: Deck, pictures: Picture[]): boolean {
  if (deck.names === 'plain') return true;
  return LANGUAGES.every((language) => {
    const file = textFile(deck, language);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === fluent(pictures, language);
  });
}

/** What is wrong with a picture's words, a sentence each; plain names need no description. */
export function wordFaults({ id, words }: Picture, deck?: Pick<Deck, 'names'>): string[] {
  const faults: string[] = [];
  const layers = deck?.names === 'plain' ? LAYERS.slice(0, 2) : LAYERS;
  for (const language of LANGUAGES) {
    for (const layer of layers) {
      const length = words?.[language]?.[layer]?.trim().length ?? 0;
      if (!length) faults.push(`${id} has no ${layer} in ${language}.`);
      if (length > LONGEST[layer]) {
        faults.push(`${id}: its ${layer} in ${language} has ${length} letters; ${LONGEST[layer]} are the most.`);
      }
    }
  }
  return faults;
}
