import { isDeepStrictEqual } from 'node:util';
import type { RequestContract } from '../../proof/request/RequestContract.ts';
import { type Change, type Example, type Fate, type Fates, fates } from '../Change.ts';
import { hasSameChecks, isRefused, schemaOf } from '../forms/compareField.ts';
import { placeOf } from '../forms/compareFields.ts';
import type { Rules } from '../rules/openRules.ts';
import { findField, isSeen, type PlacedField } from '../rules/Side.ts';
import { answersTo } from './answersTo.ts';
import { fateOf } from './fateOf.ts';

export interface FollowedGuests {
  readonly fates: Fates;
  /** One change for each question whose answer is not simply kept. */
  readonly changes: readonly Change[];
}

/**
 * Takes guests over to the newer forms who have just answered a question, for each question that can be asked, and says
 * what becomes of the answer.
 */
export function followGuests(rules: Rules, contract: RequestContract): FollowedGuests {
  const followed = rules.before.fields.flatMap((field) => follow(field, rules, contract) ?? []);
  return {
    fates: new Map(fates.map((fate) => [fate, followed.filter((each) => each.fate === fate).length])),
    changes: followed.filter(({ fate }) => fate !== 'kept').map(toChange),
  };
}

interface Followed {
  readonly placed: PlacedField;
  readonly fate: Fate;
  readonly example: Example;
}

/** The gravest that becomes of an answer to this question; undefined where nobody is asked it. */
function follow(placed: PlacedField, rules: Rules, contract: RequestContract): Followed | undefined {
  const { before, after } = rules;
  const [older, newer] = [before.document.forms?.plan, after.document.forms?.plan];
  if (isNote(placed) || !rules.canBeSeen(placed)) return undefined;
  const example = rules.findExample(() => isSeen(placed));
  if (older === undefined || newer === undefined || example === undefined) return undefined;
  const name = `${placed.step.step.id}.${placed.field}`;
  const twin = findField(after, placed.step.step.id, placed.field);
  const isSame = twin !== undefined && isDeepStrictEqual(schemaOf(placed), schemaOf(twin));
  const answers = answersTo(placed, contract);
  const examples = [
    ...(isSame ? answers.slice(0, 1) : answers).map(
      (answer): Example => ({
        ...example,
        answers: { ...example.answers, [name]: answer },
      }),
    ),
    ...(twin === undefined ? [] : findRefused(placed, twin, rules)),
  ];
  const followed = examples.map((own): Followed => ({ placed, fate: fateOf(older, newer, own, placed), example: own }));
  return followed.reduce((worst, each) => (fates.indexOf(each.fate) > fates.indexOf(worst.fate) ? each : worst));
}

/** Whether a field only shows a text: a group without members takes no answer. */
const isNote = (placed: PlacedField): boolean => {
  const { type, properties = {} } = schemaOf(placed);
  return type === 'object' && Object.keys(properties).length === 0;
};

/** An answer that the older checks of a field accept and the newer ones refuse, where there is one. */
function findRefused(was: PlacedField, is: PlacedField, rules: Rules): readonly Example[] {
  if (hasSameChecks(was, is)) return [];
  const found = rules.findExample(() => isSeen(was) && isSeen(is) && !isRefused(was) && isRefused(is));
  return found === undefined || found.answers[`${was.step.step.id}.${was.field}`] === undefined ? [] : [found];
}

const sentences: Readonly<Record<Fate, string>> = {
  kept: 'is kept',
  moved: 'is kept, and stands on another page',
  'asked again': 'is not taken over: the question is asked again',
  'no longer asked': 'is left behind: the question is no longer asked',
  'no longer sent': 'is kept, and is no longer sent',
  refused: 'is kept, and the page refuses it until it is changed',
};

const toChange = ({ placed, fate, example }: Followed): Change => ({
  verdict: 'look',
  concern: 'half-way',
  place: placeOf(placed),
  message: `An answer to "${placed.field}" ${sentences[fate]}.`,
  example,
});
