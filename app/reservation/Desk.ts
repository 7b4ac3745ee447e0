import type { ApiContext } from '../api/index.ts';
import type { JourneyStore } from '../journey/index.ts';

/** What the operations of this folder work on. */
export interface Desk {
  readonly api: ApiContext;
  readonly journey: JourneyStore;
}
