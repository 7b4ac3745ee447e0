import { brokenContentGates } from './brokenContent.ts';
import type { Gate } from './Gate.ts';
import { hostileContent } from './hostile/hostileContent.ts';
import { rulesNeverOpen } from './rulesNeverOpen.ts';

/** Every gate. `npm run gates` runs them whole, the test command a small share of each. */
export const gates: readonly Gate[] = [rulesNeverOpen, hostileContent, ...brokenContentGates];
