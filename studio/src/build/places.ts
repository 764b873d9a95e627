// Where things are.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const STUDIO = fileURLToPath(new URL('../../', import.meta.url));
export const REPOSITORY = path.dirname(path.resolve(STUDIO));
export const PICTURES = path.join(STUDIO, 'pictures');
export const SHEETS = path.join(REPOSITORY, 'docs', 'pictures');
export const CREDITS = path.join(REPOSITORY, 'CREDITS.md');
