import { EngineError } from '../errors/EngineError.ts';
import type { Violation } from '../errors/Violation.ts';
import type { Answers, Scope } from '../rules/Scope.ts';
import type { PagePlan } from './PagePlan.ts';

/** A page as the guest sees it now: `PathPage` is one. */
export interface PageView {
  readonly page: PagePlan;
  readonly shown: readonly string[];
  readonly required: readonly string[];
  readonly scope: Scope;
}

/** What is wrong with the shown answers, in the order of the fields. Empty when nothing is. */
export function validatePage(_view: PageView, _answers: Answers): readonly Violation[] {
  throw new EngineError('not ready');
}
