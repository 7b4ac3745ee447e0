import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A shorter text may well be said of two fields, such as how many digits a number has. */
const longText = 40;

/** Reports fields of a form that ask, or explain, in the same long text as a field before. */
export const checkRepeatedTexts = ({
  definitions,
}: Pick<CheckedDocuments, 'definitions'>): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: form }) => {
    const said = askedFields(form).flatMap(saysLong);
    return said.flatMap(({ pointer, name, text }, index): readonly AuthoringProblem[] => {
      const first = said.slice(0, index).find((other) => other.text === text && ownName(other.name) !== ownName(name));
      if (first === undefined) return [];
      const message = `"${name}" has the same text as "${first.name}": "${text}".`;
      return [{ document, pointer, code: 'same-text-twice', message }];
    });
  });

const saysLong = ({ name, pointer, schema: { title, description } }: AskedField) =>
  Object.entries({ title, description }).flatMap(([member, text]) =>
    text !== undefined && (text.length >= longText || text.endsWith('?'))
      ? [{ name, pointer: `${pointer}/${member}`, text }]
      : [],
  );

/** Without what it belongs to: the same is asked of several policy holders. */
const ownName = (name: string): string | undefined => name.split('-').at(-1);
