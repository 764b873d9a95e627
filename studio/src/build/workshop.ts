// Several painters at once, one per core, each taking the next task when it is done.
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ListedPicture } from './manifest.ts';

export interface Task {
  /** The deck's folder. */
  folder: string;
  id: string;
  key: string;
}

export interface Report {
  id: string;
  entry?: ListedPicture;
  failure?: string;
}

function runPainter(waiting: Task[], tell: (report: Report) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const painter = new Worker(new URL('./worker.mjs', import.meta.url));
    const next = (): void => {
      const task = waiting.shift();
      if (task) painter.postMessage(task);
      else void painter.terminate().then(() => resolve());
    };
    painter.on('message', (report: Report) => {
      tell(report);
      next();
    });
    painter.on('error', reject);
    next();
  });
}

/** Paints all tasks and tells of each when it is done. */
export async function paintAll(tasks: Task[], tell: (report: Report) => void): Promise<void> {
  const waiting = [...tasks];
  const painters = Math.min(tasks.length, os.availableParallelism());
  await Promise.all(Array.from({ length: painters }, () => runPainter(waiting, tell)));
}
