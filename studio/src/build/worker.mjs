// Starts worker.ts: a thread does not inherit the reading of TypeScript, so it begins as plain JavaScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
