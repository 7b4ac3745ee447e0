import {
  type Answers,
  escapeName,
  type JsonObject,
  type PathPage,
  type Position,
  pathFor,
  readPageAnswers,
  resolveMessage,
  type Violation,
  validatePage,
  type WizardPlan,
  type WizardState,
} from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import type { JourneyAnswers, JourneyFields, JourneyMessages } from '../RecordedJourney.ts';

export const formatPosition = ({ step, page }: Position): string => `/${escapeName(step)}/${escapeName(page)}`;

/** The page that the guest is on; undefined when the answers have taken it off the path. */
export const pageAt = (
  plan: WizardPlan,
  { answers, position }: Pick<WizardState, 'answers' | 'position'>,
  context: JsonObject,
): PathPage | undefined =>
  pathFor(plan, answers, context).find(({ step, page }) => step.id === position.step && page.name === position.page);

/** The answers by pointer; undefined where there are none. */
export function answersBy(answers: Answers): JourneyAnswers | undefined {
  const given = Object.entries(answers).flatMap(([name, answer]) =>
    answer === undefined ? [] : [[`/${escapeName(name)}`, answer] as const],
  );
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** Which of the form's other voices a page speaks in, counted from 1; 0 for the form's first words. */
export const voiceOf = ({ step, page }: Pick<PathPage, 'step' | 'page'>): number =>
  step.form.voices.findIndex(({ pages }) => pages.includes(page)) + 1;

export const fieldsOf = ({ shown, required }: Pick<PathPage, 'shown' | 'required'>): JourneyFields =>
  Object.fromEntries(shown.map((name) => [name, required.includes(name) ? 'required' : 'optional']));

/** Why a page refuses its answers, in the words that the guest reads. */
export function violationsAt(
  view: PathPage,
  { answers }: Pick<WizardState, 'answers'>,
): { readonly violations: readonly Violation[]; readonly messages: JourneyMessages } {
  const given = readPageAnswers(answers, { step: view.step.id, page: view.page.name });
  const violations = validatePage(view, given);
  return { violations, messages: messagesOf(violations, view.page.messages) };
}

/** The messages by pointer. Two of one answer follow each other. */
export function messagesOf(
  violations: readonly Violation[],
  own: Parameters<typeof resolveMessage>[1],
): JourneyMessages {
  const messages = new Map<string, string>();
  for (const violation of violations) {
    const before = messages.get(violation.path);
    const words = resolveMessage(violation, own, messageCatalogue);
    messages.set(violation.path, before === undefined ? words : `${before} ${words}`);
  }
  return Object.fromEntries(messages);
}

/** The pointer of a field or question. */
export const formatName = (name: string): string => `/${escapeName(name)}`;
