// One painter of the workshop: waits for a task, paints it, reports.
import { parentPort } from 'node:worker_threads';
import { loadDeck, type LoadedDeck } from './decks.ts';
import { ship, writeFiles } from './shipping.ts';
import type { Report, Task } from './workshop.ts';

const decks = new Map<string, Promise<LoadedDeck>>();

function deckOf(name: string): Promise<LoadedDeck> {
  const deck = decks.get(name) ?? loadDeck(name);
  decks.set(name, deck);
  return deck;
}

async function paint({ folder, id, key }: Task): Promise<Report> {
  try {
    const { deck, entries } = await deckOf(folder);
    const found = entries.find(({ picture }) => picture.id === id);
    if (!found) throw new Error('it is declared no more');
    const shipment = await ship(deck, found.picture, key);
    writeFiles(deck, shipment);
    return { id, entry: shipment.entry };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (task: Task) => {
  void paint(task).then((report) => parentPort!.postMessage(report));
});
