import type { AskedQuestion } from '../../questionnaire/Eligibility.ts';
import type { QuestionPlan } from '../../questionnaire/QuestionnairePlan.ts';
import type { QuestionPlace } from '../explanation/ExplainedPlace.ts';
import type { Outcome } from '../explanation/Explanation.ts';
import type { QuestionCase } from './QuestionCase.ts';

/** What the engine says about a place, and where the questions stop. */
export interface QuestionState {
  readonly outcome: Outcome;
  /** The index of the last question on the path; -1 when there is none. */
  readonly last: number;
}

export function readQuestionOutcome(
  { plan }: Pick<QuestionCase, 'plan'>,
  path: readonly AskedQuestion[],
  place: QuestionPlace,
): QuestionState {
  const end = path.at(-1);
  const last = end === undefined ? -1 : plan.questions.findIndex(({ id }) => id === end.question.id);
  return { last, outcome: read(plan.questions, path, last, place) };
}

function read(
  questions: readonly QuestionPlan[],
  path: readonly AskedQuestion[],
  last: number,
  place: QuestionPlace,
): Outcome {
  if (place.kind === 'outcome') return readEnd(path);
  const asked = path.find(({ question }) => question.id === place.question);
  if (asked === undefined) {
    const isPassed =
      questions.findIndex(({ id }) => id === place.question) < last || (path.at(-1)?.outcome.to ?? 'next') === 'next';
    return isPassed && place.kind === 'question' ? 'skipped' : 'not reached';
  }
  switch (place.kind) {
    case 'question':
      return 'asked';
    case 'answer':
      return asked.violations.length > 0 ? 'refused' : 'accepted';
    case 'option':
      return asked.choices?.includes(place.option) === true ? 'offered' : 'not offered';
    case 'notice': {
      const notice = asked.question.notices[place.notice];
      return notice !== undefined && asked.notices.includes(notice) ? 'shown' : 'hidden';
    }
    case 'check': {
      if (asked.violations.some(({ keyword }) => keyword === place.message)) return 'failed';
      const isKeyword = asked.violations.some(({ keyword }) => isOfSchema(asked.question, keyword));
      return isKeyword ? 'not checked' : 'passed';
    }
  }
}

/** Whether a violation is one of the answer's schema, not of a check. */
export const isOfSchema = ({ page }: QuestionPlan, keyword: string): boolean =>
  page.checks.every(({ message }) => message !== keyword);

function readEnd(path: readonly AskedQuestion[]): Outcome {
  const end = path.at(-1)?.outcome.to ?? 'next';
  return end === 'ineligible' ? 'ineligible' : end === 'stay' ? 'pending' : 'eligible';
}

/**
 * Whether an outcome is turned. A guest who is not eligible, or is held at a question, wants to come past this question;
 * to be held earlier is no help.
 */
export function isTurnedTo(place: QuestionPlace, before: QuestionState, after: QuestionState): boolean {
  const [from, to] = [before.outcome, after.outcome];
  if (from === 'eligible') return to === 'ineligible';
  if (place.kind === 'outcome') return to === 'eligible' || after.last > before.last;
  if (from === 'not reached') return to !== from;
  if (place.kind === 'question') return from === 'asked' ? to === 'skipped' : to === 'asked';
  return to !== from && to !== 'not reached' && to !== 'not checked';
}
