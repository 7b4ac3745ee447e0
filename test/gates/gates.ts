import { abuse, operation } from './abuse/abuse.ts';
import { restoreUnderLoad } from './backup/restoreUnderLoad.ts';
import { bookingGatesOn } from './booking/bookingGates.ts';
import { brokenContentGates } from './brokenContent.ts';
import { conditionMutation } from './conditionMutation.ts';
import { contentMutation } from './contentMutation.ts';
import { explainedChanges } from './explainedChanges.ts';
import type { Gate } from './Gate.ts';
import { generatedContentGates } from './generatedContent.ts';
import { hostileContent } from './hostile/hostileContent.ts';
import { mutations } from './mutation.ts';
import { nodeLines } from './nodeLines.ts';
import { rulesNeverOpen } from './rulesNeverOpen.ts';

/** The gates that need only this process. */
export const contentGates: readonly Gate[] = [
  rulesNeverOpen,
  explainedChanges,
  hostileContent,
  ...generatedContentGates,
  ...brokenContentGates,
];

/**
 * Every gate except those of browsers. `npm run gates` runs them completely, the test command a small share of each. The
 * tests in browsers belong to both separately.
 */
export const gates: readonly Gate[] = [
  ...contentGates,
  contentMutation,
  conditionMutation,
  ...bookingGatesOn('PGlite'),
  ...bookingGatesOn('PostgreSQL'),
  abuse('PGlite'),
  abuse('PostgreSQL'),
  operation,
  restoreUnderLoad,
  ...mutations,
  ...nodeLines,
];
