import {
  type Answers,
  currentQuestion,
  evaluateEligibility,
  initialQuestions,
  type Json,
  type OuterScope,
  type QuestionnairePlan,
  questionPath,
  reduceQuestions,
} from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { createMessageResolver } from '../../../../engine/react/form/errors/createMessageResolver.ts';
import { context } from '../../forms/intake.ts';
import { shippedPrescreen } from '../shippedPrescreen.ts';

/** The message when a document has none of its own (PRESCREEN-24). */
export const INELIGIBLE = 'Based on your answers, you are ineligible to continue at this time';

/** The questions of a type of prescreen, compiled after its shipped forms. */
export async function loadQuestions(type: string): Promise<QuestionnairePlan> {
  const { questions } = await shippedPrescreen(type);
  if (questions === undefined) throw new Error(`${type} has no questions.`);
  return questions;
}

/** A guest at the questions, with the answers to the forms before them. */
export interface Asked {
  readonly plan: QuestionnairePlan;
  readonly outerScope: OuterScope;
}

export const after = (plan: QuestionnairePlan, steps: OuterScope['steps'] = {}): Asked => ({
  plan,
  outerScope: { steps, context },
});

/**
 * Where the guest is after these answers, in the order in which they are asked: `→` and the next question, the message
 * of the end, `schedule` or `last` for a good end, or `stays` with the error at the field.
 *
 * Throws when the next question is not the one that the next answer is for.
 */
export function outcome({ plan, outerScope }: Asked, answers: Answers): string {
  let state = initialQuestions(plan, outerScope);
  for (const [question, answer] of Object.entries(answers)) {
    if (state.phase !== 'pending') throw new Error(`${question}: the guest is ${state.phase} (${state.message}).`);
    if (state.position !== question) throw new Error(`${question}: the guest is at ${state.position}.`);
    state = reduceQuestions(plan, state, { type: 'edit', question, answer }, outerScope);
    state = reduceQuestions(plan, state, { type: 'continue' }, outerScope);
  }
  if (state.phase === 'ineligible') return state.message ?? INELIGIBLE;
  if (state.phase === 'eligible') return String(state.end);
  const asked = currentQuestion(questionPath(plan, state.answers, outerScope), state);
  const [violation] = state.attempted.includes(state.position ?? '') ? (asked?.violations ?? []) : [];
  if (asked === undefined || violation === undefined) return `→ ${state.position}`;
  return `stays: ${createMessageResolver(asked.view.page.messages, messageCatalogue, state.answers)(violation)}`;
}

/** Where all these answers lead together: the next question, the message of the end, `schedule` or `last`. */
export function describeNext({ plan, outerScope }: Asked, answers: Answers): string {
  const stands = evaluateEligibility(plan, answers, outerScope);
  if (stands.state === 'pending') return `→ ${stands.question.id}`;
  return stands.state === 'eligible' ? stands.end : (stands.message ?? INELIGIBLE);
}

/** The answers before a question, and another answer to it. */
export function upTo(answers: Answers, question: string, answer: Json): Answers {
  const names = Object.keys(answers);
  const before = names.includes(question) ? names.slice(0, names.indexOf(question)) : names;
  return {
    ...Object.fromEntries(Object.entries(answers).filter(([name]) => before.includes(name))),
    [question]: answer,
  };
}

/** The notices at the last of these questions: `warning at responses: …`. */
export function notices({ plan, outerScope }: Asked, answers: Answers): readonly string[] {
  const at = Object.keys(answers).at(-1);
  const asked = questionPath(plan, answers, outerScope).find(({ question }) => question.id === at);
  return (asked?.notices ?? []).map(({ type, location, text }) => `${type} at ${location}: ${text}`);
}

/** The options that a question offers to a guest with these answers. */
export function offered(
  { plan, outerScope }: Asked,
  answers: Answers,
  question: string,
): readonly unknown[] | undefined {
  return questionPath(plan, answers, outerScope).find((asked) => asked.question.id === question)?.choices;
}
