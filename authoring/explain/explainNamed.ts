import type { QuestionnairePlan, WizardPlan } from '#engine';
import {
  type ExplainedPlace,
  type Explanation,
  explain,
  explainQuestions,
  listPlaces,
  listQuestionPlaces,
} from '#engine/explain';
import { nearestName } from '#engine/problems';
import { encoders } from '../../app/journey/index.ts';
import { describePlace, nameAmong, namesIn } from './describePlace.ts';
import type { FilledAnswers } from './fillAnswers.ts';
import type { AskedGuest } from './guestContext.ts';

/** An explanation under the question that it answers. */
export interface Explained {
  readonly heading: string;
  readonly explanation: Explanation;
}

/**
 * Everything that can be said of what has a name: `step/field`, or the name of a field, step, page or question alone.
 *
 * @throws TypeError when nothing that is asked has the name
 */
export function explainNamed(guest: AskedGuest, filled: FilledAnswers, name: string): readonly Explained[] {
  const all = listAskable(guest, filled);
  const found = all.filter(({ names, isMoot }) => names.includes(name) && !isMoot).map((each) => each.tell());
  if (found.length > 0) return found;
  const known = [...new Set(all.flatMap(({ names }) => names.at(-1) ?? []))];
  const meant = nearestName(name, [...known, ...all.flatMap(({ names }) => names)]);
  const help = meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  throw new TypeError(`Nothing that is asked is called "${name}". ${help}`);
}

/** Everything that can be said of the places that are meant, in the order of the documents. */
export const explainPlaces = (
  guest: AskedGuest,
  filled: FilledAnswers,
  isMeant: (place: ExplainedPlace) => boolean,
): readonly Explained[] =>
  listAskable(guest, filled)
    .filter(({ place, isMoot }) => isMeant(place) && !isMoot)
    .map(({ tell }) => tell());

function listAskable(guest: AskedGuest, filled: FilledAnswers): readonly Askable[] {
  const { wizard, questions } = guest.plan;
  return [
    ...(wizard ? formPlaces(wizard, guest, filled) : []),
    ...(questions ? questionPlaces(questions, filled) : []),
  ];
}

interface Askable {
  readonly place: ExplainedPlace;
  readonly names: readonly string[];
  /** Whether something else that is said of the same already says it: what is hidden is not required either. */
  readonly isMoot: boolean;
  readonly tell: () => Explained;
}

function formPlaces(plan: WizardPlan, { context }: AskedGuest, { wizard: answers }: FilledAnswers): readonly Askable[] {
  const options = { context, encoders: encoders(() => new Date(`${context.today}T12:00:00Z`)) };
  return listPlaces(plan, answers, options).map(({ place, outcome }) => ({
    place,
    names: namesIn(place, plan),
    isMoot: (place.kind !== 'field' && outcome === 'hidden') || outcome === 'not checked',
    tell: () => ({ heading: describePlace(place, plan), explanation: explain(plan, answers, place, options) }),
  }));
}

const questionPlaces = (plan: QuestionnairePlan, { questions, outerScope }: FilledAnswers): readonly Askable[] =>
  listQuestionPlaces(plan, questions, outerScope).map(({ place, outcome }) => ({
    place,
    names: [nameAmong(place)],
    isMoot: outcome === 'not checked',
    tell: () => ({
      heading: describePlace(place, {}),
      explanation: explainQuestions(plan, questions, place, outerScope),
    }),
  }));
