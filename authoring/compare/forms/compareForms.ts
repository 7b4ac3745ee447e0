import type { Change } from '../Change.ts';
import type { Rules } from '../rules/openRules.ts';
import { compareFields } from './compareFields.ts';
import { comparePages } from './comparePages.ts';
import { compareSteps, pairSteps } from './compareSteps.ts';

/** What guests see differently in the forms of two versions of a document. */
export const compareForms = (rules: Rules): readonly Change[] => [
  ...compareSteps(rules),
  ...pairSteps(rules).flatMap(([was, is]) => comparePages(was, is, rules)),
  ...compareFields(rules),
];
