import { type JsonObject, readPageAnswers, reduce, type WizardPlan, type WizardState } from '#engine';
import {
  type JourneyFields,
  type JourneyPage,
  type JourneyTry,
  readAnswers,
  type ToldPage,
  type ToldTry,
} from '../RecordedJourney.ts';
import type { JourneyWatch } from './JourneyWatch.ts';
import { answersBy, fieldsOf, formatPosition, pageAt, violationsAt, voiceOf } from './pageAt.ts';

export interface WizardSurroundings {
  readonly plan: WizardPlan;
  readonly context: JsonObject;
  readonly watch: JourneyWatch;
}

/** Answers one page, after the tries that are told, and presses Continue. */
export function recordPage(
  surroundings: WizardSurroundings,
  state: WizardState,
  { at, answers, accepts, tries = [] }: ToldPage,
): { readonly page: JourneyPage; readonly after: WizardState } {
  const filled = answersBy(readPageAnswers(state.answers, state.position));
  const left = leave(surroundings, state, readAnswers(answers), false);
  const recorded = tries.map((each) => recordTry(surroundings, state, answers, each, left.fields));
  const taken =
    accepts && acceptedOf(accepts, (each) => recordTry(surroundings, state, answers, each, left.fields), left.to);
  const page: JourneyPage = {
    at,
    title: left.title,
    ...(left.voice > 0 && { voice: left.voice }),
    ...(Object.keys(left.fields).length > 0 && { fields: left.fields }),
    ...(filled && { filled }),
    ...(taken && { accepts: taken }),
    ...(recorded.length > 0 && { tries: recorded }),
    answers,
    ...(left.verified !== undefined && { verified: left.verified }),
  };
  return { page, after: left.after };
}

/** Those answers of which nothing comes but that they are taken, and that Continue leads to the usual page. */
export const acceptedOf = (
  accepts: NonNullable<ToldPage['accepts']>,
  tryThis: (told: ToldTry) => JourneyTry,
  to: string | undefined,
): NonNullable<ToldPage['accepts']> =>
  Object.fromEntries(
    Object.entries(accepts).map(([pointer, answers]) => [
      pointer,
      answers.filter((answer) => isPlain(tryThis({ answers: { [pointer]: answer } }), to)),
    ]),
  );

/** Whether a try is taken, and nothing else comes of it than of the answers of the page. */
export const isPlain = ({ answers: _told, verified: _by, ...result }: JourneyTry, to: string | undefined): boolean =>
  JSON.stringify(result) === JSON.stringify(to === undefined ? { outcome: { is: 'sent' } } : { to });

function recordTry(
  surroundings: WizardSurroundings,
  state: WizardState,
  answers: ToldPage['answers'],
  told: ToldTry,
  usual: JourneyFields,
): JourneyTry {
  const left = leave(surroundings, state, readAnswers(answers, told.answers), true);
  const fields = differences(usual, left.fields);
  return {
    answers: told.answers,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(left.verified !== undefined && { verified: left.verified }),
    ...(left.after.refusals > state.refusals
      ? { says: refusalOf(surroundings, left.after) }
      : left.after.phase === 'editing'
        ? { to: formatPosition(left.after.position) }
        : { outcome: { is: 'sent' } }),
  };
}

function differences(usual: JourneyFields, now: JourneyFields): JourneyFields {
  const names = new Set([...Object.keys(usual), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].flatMap((name) => (usual[name] === now[name] ? [] : [[name, now[name] ?? 'hidden'] as const])),
  );
}

function refusalOf({ plan, context }: WizardSurroundings, after: WizardState): JourneyTry['says'] {
  const view = pageAt(plan, after, context);
  return view ? violationsAt(view, after).messages : {};
}

interface Left {
  readonly title: string;
  /** The number of the voice in which the page speaks; 0 for the form's first words. */
  readonly voice: number;
  readonly fields: JourneyFields;
  readonly verified?: string;
  /** Where Continue leads; absent where it is refused or sends. */
  readonly to?: string;
  readonly after: WizardState;
}

/** Replaces the answers of the page and presses Continue. What the app verifies is taken as right. */
function leave(
  { plan, context, watch }: WizardSurroundings,
  state: WizardState,
  answers: JsonObject,
  isTry: boolean,
): Left {
  const edited = reduce(plan, state, { type: 'edit', answers, ...state.position }, context);
  const view = pageAt(plan, edited, context);
  let after = reduce(plan, edited, { type: 'continue' }, context);
  const verified = after.verification?.as;
  while (after.phase === 'verifying') after = reduce(plan, after, { type: 'verified' }, context);
  if (view) watch.onPage?.(view, after, violationsAt(view, edited).violations, isTry, answers);
  return {
    title: view?.page.title ?? '',
    voice: view ? voiceOf(view) : 0,
    fields: view ? fieldsOf(view) : {},
    ...(verified !== undefined && { verified }),
    ...(after.phase === 'editing' && after.refusals === state.refusals && { to: formatPosition(after.position) }),
    after,
  };
}
