import type { AppWiring } from '../wiring/index.ts';

/** What the operations of this folder work on. */
export type ReservationWiring = Pick<AppWiring, 'api' | 'journey' | 'reserving' | 'content'>;
