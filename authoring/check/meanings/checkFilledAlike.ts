import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition, Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

/**
 * Reports two fields of a form that are the same of two persons, as the sex of the patient and of another policy holder, and that
 * are filled in alike: the one whose name says less of what it is filled in with is probably that of somebody else.
 */
export const checkFilledAlike = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => definitions.flatMap(filledAlike).map(atOrigin);

interface Filled {
  readonly field: AskedField;
  readonly value: unknown;
  readonly pointer: string;
}

function filledAlike({ name: document, document: form }: Checked<FormDefinition>): readonly AuthoringProblem[] {
  const filled = filledFields(form);
  return filled.flatMap(({ field, value, pointer }): readonly AuthoringProblem[] => {
    const { meaning } = field.schema;
    const source = readMember(value, 'var');
    if (meaning === undefined || typeof source !== 'string') return [];
    const other = filled.find(
      (each) =>
        each.field.name !== field.name &&
        each.field.schema.meaning === meaning &&
        isDeepStrictEqual(each.value, value) &&
        wordsShared(each.field.name, source) > wordsShared(field.name, source),
    );
    if (other === undefined) return [];
    const message = `"${field.name}" is filled in with "${source}", as "${other.field.name}" is, in whose place it is asked: it is that of somebody else.`;
    return [{ document, pointer, code: 'filled-with-another', message }];
  });
}

const filledFields = (form: FormDefinition): readonly Filled[] => {
  const fields = askedFields(form);
  return form.pages.flatMap(({ rules = [] }, page) =>
    rules.flatMap((rule, index): readonly Filled[] => {
      const field = 'prefill' in rule ? fields.find(({ name }) => rule.prefill === `/${name}`) : undefined;
      const value = readMember(rule, 'with');
      return field === undefined || listMembers(value).length === 0
        ? []
        : [{ field, value, pointer: `/pages/${page}/rules/${index}/with` }];
    }),
  );
};

const wordsShared = (name: string, source: string): number => {
  const words = listWords(source);
  return listWords(name).filter((word) => hasWord(words, word)).length;
};
