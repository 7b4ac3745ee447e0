import type { QuestionnairePlan } from '../questionnaire/QuestionnairePlan.ts';
import { questionPath } from '../questionnaire/questionPath.ts';
import type { Answers } from '../rules/Scope.ts';
import { pathFor } from '../wizard/path.ts';
import type { WizardPlan } from '../wizard/WizardPlan.ts';
import type { WizardAnswers } from '../wizard/WizardState.ts';
import type { ExplainOptions, ExplainQuestionsOptions } from './explain.ts';
import type { ExplainedPlace, QuestionPlace, WizardPlace } from './explanation/ExplainedPlace.ts';
import type { Outcome } from './explanation/Explanation.ts';
import { readQuestionOutcome } from './questions/readQuestionOutcome.ts';
import { readOutcome } from './wizard/readOutcome.ts';

/** A place, and what is the case there now. */
export interface PlaceNow<Place extends ExplainedPlace = ExplainedPlace> {
  readonly place: Place;
  readonly outcome: Outcome;
}

/**
 * Everything that can be pointed at in a wizard, in the order of the documents, with what is the case there: also what
 * is hidden, off the path and not sent. Why it is so, `explain` says.
 */
export function listPlaces(
  plan: WizardPlan,
  answers: WizardAnswers,
  { context = {}, encoders = {} }: ExplainOptions = {},
): readonly PlaceNow<WizardPlace>[] {
  const given = { plan, answers, context, encoders };
  const path = pathFor(plan, answers, context);
  return wizardPlaces(plan).map((place) => ({ place, outcome: readOutcome(given, path, answers, place) }));
}

/** The same for a questionnaire; why it is so, `explainQuestions` says. */
export function listQuestionPlaces(
  plan: QuestionnairePlan,
  answers: Answers,
  { context = {}, steps = {} }: ExplainQuestionsOptions = {},
): readonly PlaceNow<QuestionPlace>[] {
  const path = questionPath(plan, answers, { context, steps });
  return questionPlaces(plan).map((place) => ({ place, outcome: readQuestionOutcome({ plan }, path, place).outcome }));
}

/** Nobody answers a computed field, so it is never required. */
const fieldPlaces = ['field', 'required', 'answer'] as const;

const wizardPlaces = ({ steps }: WizardPlan): readonly WizardPlace[] =>
  steps.flatMap(({ id: step, form }): readonly WizardPlace[] => [
    { kind: 'step', step },
    ...form.pages.flatMap((page): readonly WizardPlace[] => [
      { kind: 'page', step, page: page.name },
      ...page.fields.flatMap((field) =>
        fieldPlaces
          .filter((kind) => kind !== 'required' || !page.computes.has(field))
          .map((kind) => ({ kind, step, field })),
      ),
      ...page.checks.map(({ path, message }) => ({ kind: 'check', step, path, message }) as const),
    ]),
    ...form.payload.map(({ pointer }) => ({ kind: 'payload', step, pointer }) as const),
  ]);

const questionPlaces = ({ questions }: QuestionnairePlan): readonly QuestionPlace[] => [
  { kind: 'outcome' },
  ...questions.flatMap(({ id: question, options, notices, page }): readonly QuestionPlace[] => [
    { kind: 'question', question },
    { kind: 'answer', question },
    ...options.map(({ value: option }) => ({ kind: 'option', question, option }) as const),
    ...notices.map((_, notice) => ({ kind: 'notice', question, notice }) as const),
    ...page.checks.map(({ message }) => ({ kind: 'check', question, message }) as const),
  ]),
];
