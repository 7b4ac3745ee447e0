import type { Place } from '#engine';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { findSwaps, type NamedWords } from '../words/findSwaps.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { lastOf } from './requestMeanings.ts';

/**
 * Reports two fields of a page whose titles each say the meaning of the other: "Group Number" above what is sent as the member
 * ID; two fields of one meaning whose titles have the same words the other way round; and a title that asks for what the name
 * of its field denies.
 *
 * @param swapped what is found already of words in each other's place
 */
export const checkMeantWords = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  swapped: readonly Place[],
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: form }) => {
    const fields = askedFields(form);
    const titled = fields.flatMap(titledField);
    const exchanged = findSwaps(titled).flatMap(([one, other]): readonly AuthoringProblem[] => {
      const places = [one, other].map(({ pointer }) => atOrigin({ document, pointer: `${pointer}/title` }));
      const isKnown = swapped.some((each) =>
        places.some((place) => each.document === place.document && place.pointer.startsWith(each.pointer)),
      );
      const [place] = places;
      if (pageOf(one) !== pageOf(other) || place === undefined || isKnown) return [];
      const message = `"${one.called}" ("${one.meaning}") has the title "${one.title}", and "${other.called}" ("${other.meaning}") "${other.title}": each says what the other is.`;
      return [{ ...place, code: 'swapped-words', message }];
    });
    const others = [...turnedTitles(titled), ...affirmedTitles(fields)];
    return [...exchanged, ...others.map((found) => atOrigin({ document, ...found }))];
  });

/** A field that says what it is, with the words of its title and of its meaning. */
interface TitledField extends NamedWords {
  readonly called: string;
  readonly pointer: string;
  readonly title: string;
  readonly meaning: string;
}

const titledField = ({ name: called, pointer, schema }: AskedField): readonly TitledField[] => {
  const { meaning: whole, title = '' } = schema;
  if (whole === undefined) return [];
  const meaning = lastOf(whole);
  return [{ called, pointer, title, meaning, name: listWords(meaning), words: listWords(title) }];
};

const pageOf = ({ pointer }: TitledField): string | undefined => pointer.split('/')[2];

type Found = Omit<AuthoringProblem, 'document'>;

const turnedTitles = (titled: readonly TitledField[]): readonly Found[] =>
  titled.flatMap((one, index): readonly Found[] => {
    const other = titled.slice(0, index).find((each) => each.meaning === one.meaning && isTurned(each, one));
    if (other === undefined) return [];
    const message = `"${one.called}" has the title "${one.title}", and "${other.called}", which is of the same, "${other.title}".`;
    return [{ pointer: `${one.pointer}/title`, code: 'swapped-words', message }];
  });

/** Whether what two titles say of one thing "to" another has the same words in another order. */
function isTurned({ title: one, words: own }: TitledField, { title: other, words: others }: TitledField): boolean {
  const [shared, same] = [own.filter((word) => others.includes(word)), others.filter((word) => own.includes(word))];
  const areRelations = [one, other].every((title) => /\bto\b/i.test(title));
  return areRelations && shared.length > 2 && shared.length === same.length && shared.join(' ') !== same.join(' ');
}

/** A name that denies what it says: `foodsNotLiked`. */
const DENYING = /Not([A-Z][a-z]+)/;

const DENIAL = /\b(?:not|no|never|cannot|avoid|dis\w+|un\w+)\b|n['’]t\b/i;

const affirmedTitles = (fields: readonly AskedField[]): readonly Found[] =>
  fields.flatMap(({ name, pointer, schema: { title = '' } }): readonly Found[] => {
    const [denied] = listWords(DENYING.exec(name)?.[1] ?? '');
    if (denied === undefined || DENIAL.test(title) || !hasWord(listWords(title), denied)) return [];
    const message = `"${name}" is asked as "${title}", without a "not".`;
    return [{ pointer: `${pointer}/title`, code: 'says-the-opposite', message }];
  });
