import type { AppWiring } from '../wiring/index.ts';

/** What the operations of this folder work on. */
export type Desk = Pick<AppWiring, 'api' | 'journey' | 'content'>;
