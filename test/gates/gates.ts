import { brokenContentGates } from './brokenContent.ts';
import type { Gate } from './Gate.ts';
import { generatedContentGates } from './generatedContent.ts';
import { hostileContent } from './hostile/hostileContent.ts';
import { rulesNeverOpen } from './rulesNeverOpen.ts';

/**
 * Every gate but the browser's. `npm run gates` runs them whole, the test command a small share of each; the browser test
 * takes part in both by itself.
 */
export const gates: readonly Gate[] = [rulesNeverOpen, hostileContent, ...generatedContentGates, ...brokenContentGates];
