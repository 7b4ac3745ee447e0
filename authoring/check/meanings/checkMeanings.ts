import type { Place } from '#engine';
import { nearestName } from '#engine/problems';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { filledWithAnother, knownAsAnother } from './filledWithAnother.ts';
import { type MeantField, meantFields } from './MeantField.ts';
import { isMeantBy, lastOf, type MeantPlace, requestMeanings } from './requestMeanings.ts';
import { sentAsAnother } from './sentAsAnother.ts';

/**
 * Holds fields to their `meaning`: it is one that the booking request has, the answer is sent to the place of this
 * meaning, and the field is not filled in with something else.
 */
export function checkMeanings(
  { wizards, prescreens }: Pick<CompiledContent, 'wizards' | 'prescreens'>,
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  read: ReadSchema,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const places = requestMeanings(read);
  const plans = [...wizards.map(({ plan }) => plan), ...prescreens.flatMap(({ plan }) => plan.wizard ?? [])];
  const questions = questionnaires.flatMap(({ name, document }) =>
    document.questions.flatMap(({ id, meaning }, index) =>
      meaning === undefined ? [] : [{ document: name, names: [id], meaning, pointer: `/questions/${index}` }],
    ),
  );
  const fields = plans.flatMap(({ steps }) =>
    steps.flatMap(({ document, form }) => meantFields(form).map((field) => ({ document, ...field }))),
  );
  const problems = [
    ...[...fields, ...questions].flatMap((field) =>
      unknownMeaning({ ...field, pointer: `${field.pointer}/meaning` }, places),
    ),
    ...wizards.flatMap(({ plan }) => sentAsAnother(plan, places)),
    ...plans.flatMap((plan) => filledWithAnother(plan)),
    ...prescreens.flatMap(({ name, plan }) => knownAsAnother(name, plan, questions)),
  ].map(atOrigin);
  // Several configurations can use a form, and several forms a field, and the first of them stands for all.
  const first = new Map(problems.toReversed().map((problem) => [`${problem.document}#${problem.pointer}`, problem]));
  return [...first.values()].toReversed();
}

/** Reports a meaning that no place of the booking request has. `pointer` leads to where it is written. */
export function unknownMeaning(
  { document, pointer, meaning }: Place & Pick<MeantField, 'meaning'>,
  places: readonly MeantPlace[],
): readonly AuthoringProblem[] {
  if (places.some((place) => isMeantBy(meaning, place.meaning))) return [];
  const known = [...new Set(places.map((place) => lastOf(place.meaning)))];
  const suggestion = nearestName(meaning, places.flatMap(namesOf));
  return [
    {
      document,
      pointer,
      code: 'unknown-meaning',
      message: `"${meaning}" is not a meaning that the booking request has.`,
      known,
      written: meaning,
      ...(suggestion !== undefined && { suggestion }),
    },
  ];
}

/** The names that a field may use for a place: all of it, or only the end. */
const namesOf = ({ meaning }: MeantPlace): readonly string[] => {
  const names = meaning.split('.');
  return names.map((_name, index) => names.slice(index).join('.'));
};
