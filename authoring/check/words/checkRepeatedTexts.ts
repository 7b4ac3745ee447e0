import { type AskedField, askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A shorter text may well be said of two fields, such as how many digits a number has. */
const longText = 40;

/**
 * Reports fields of a form that ask, or explain, in the same long text as a field before, and fields that ask what another
 * form of the same configuration has asked.
 */
export const checkRepeatedTexts = (
  read: Pick<CheckedDocuments, 'definitions' | 'configurations'>,
): readonly AuthoringProblem[] => [...inOneForm(read), ...inTwoForms(read)];

const inOneForm = ({ definitions }: Pick<CheckedDocuments, 'definitions'>): readonly AuthoringProblem[] =>
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

function inTwoForms({
  definitions,
  configurations,
}: Pick<CheckedDocuments, 'definitions' | 'configurations'>): readonly AuthoringProblem[] {
  const found = configurations.flatMap(({ document: { steps } }) => {
    const forms = definitions.filter(({ id }) => steps.some(({ form }) => form === id));
    const order = (id: string): number => steps.findIndex(({ form }) => form === id);
    const asked = forms
      .toSorted((one, other) => order(one.id) - order(other.id))
      .flatMap(({ name: document, document: form }) =>
        askedFields(form)
          .flatMap(saysLong)
          .filter(({ pointer }) => pointer.endsWith('/title'))
          .map((each) => ({ document, ...each })),
      );
    return asked.flatMap(({ document, pointer, name, text }, index): readonly AuthoringProblem[] => {
      const first = asked.slice(0, index).find((other) => other.text === text && other.document !== document);
      if (first === undefined) return [];
      const message = `"${name}" asks what "${first.name}" of "${first.document}" has asked before: "${text}".`;
      return [{ document, pointer, code: 'same-text-twice', message }];
    });
  });
  return [...new Map(found.map((problem) => [problem.document + problem.pointer, problem])).values()];
}
