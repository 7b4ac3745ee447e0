import type { Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A text that a form sends without asking for it, such as the id of a question. */
interface Constant {
  readonly pointer: string;
  readonly to: string;
  readonly text: string;
}

/**
 * Reports constants that are the name of another place beside theirs: the id "current_medications", sent as the id of
 * the question "any_other_information".
 */
export const checkSentNames = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: { payload, pages } }) => {
    const lines = [
      ...listMembers(payload).map(([at, line]) => ({ pointer: `/payload/${at}`, line })),
      ...pages.flatMap((page, index) =>
        listMembers(readMember(page, 'payload')).map(([at, line]) => ({
          pointer: `/pages/${index}/payload/${at}`,
          line,
        })),
      ),
    ].map(({ pointer, line }) => ({ pointer, line, to: String(readMember(line, 'to')) }));
    const constants = lines.flatMap(({ pointer, line, to }) =>
      ['send', 'otherwise'].flatMap((member): readonly Constant[] => {
        const text = readMember(line, member);
        return typeof text === 'string' ? [{ pointer: `${pointer}/${member}`, to, text }] : [];
      }),
    );
    return constants.flatMap(({ pointer, to, text }, index): readonly AuthoringProblem[] => {
      const other = lines.find((line) => isNamedBeside(text, to, line.to));
      // Both members of a line have the same fault.
      const isSaid = constants.slice(0, index).some((each) => each.to === to && each.text === text);
      if (other === undefined || isSaid) return [];
      const message = `"${text}" is sent to "${to}", and is the name of "${other.to}" (${other.pointer}).`;
      return [atOrigin<AuthoringProblem>({ document, pointer, code: 'sent-as-another', message })];
    });
  });

/** Whether a text is the one name by which another place differs from its own. */
function isNamedBeside(text: string, own: string, other: string): boolean {
  const [names, others] = [own.split('/'), other.split('/')];
  const differing = others.filter((name, at) => name !== names[at]);
  return names.length === others.length && differing.length === 1 && differing[0] === text;
}
