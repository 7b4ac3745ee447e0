import type { Answers } from '../rules/Scope.ts';
import type { Position } from './path/Path.ts';
import type { WizardAnswers } from './WizardState.ts';

/** The answers given on one page, hidden ones included. */
export function readPageAnswers(answers: WizardAnswers, { step, page }: Position): Answers {
  const pages = Object.hasOwn(answers, step) ? answers[step] : undefined;
  return (pages !== undefined && Object.hasOwn(pages, page) ? pages[page] : undefined) ?? {};
}
