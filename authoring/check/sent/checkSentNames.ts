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
 * the question "any_other_information". Also answers that are sent to a place where all others of its name have a text.
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
    const unsaid = lines.filter(({ line, to }) => {
      const alike = lines.filter((other) => other.to !== to && lastPart(other.to) === lastPart(to));
      const sends = (each: unknown): boolean => readMember(each, 'send') !== undefined;
      return !sends(line) && alike.length > 1 && alike.every((other) => sends(other.line));
    });
    const answers = unsaid.map(({ pointer, to }) => {
      const message = `"${to}" is sent the answer, and every other "${lastPart(to)}" of this form a text of its own, by "send".`;
      return atOrigin<AuthoringProblem>({ document, pointer, code: 'sent-as-another', message });
    });
    const named = constants.flatMap(({ pointer, to, text }, index): readonly AuthoringProblem[] => {
      const other = lines.find((line) => isNamedBeside(text, to, line.to));
      // Both members of a line have the same fault.
      const isSaid = constants.slice(0, index).some((each) => each.to === to && each.text === text);
      if (other === undefined || isSaid) return [];
      const message = `"${text}" is sent to "${to}", and is the name of "${other.to}" (${other.pointer}).`;
      return [atOrigin<AuthoringProblem>({ document, pointer, code: 'sent-as-another', message })];
    });
    return [...answers, ...named];
  });

const lastPart = (place: string): string => place.split('/').at(-1) ?? '';

/** Whether a text is the one name by which another place differs from its own. */
function isNamedBeside(text: string, own: string, other: string): boolean {
  const [names, others] = [own.split('/'), other.split('/')];
  const differing = others.filter((name, at) => name !== names[at]);
  return names.length === others.length && differing.length === 1 && differing[0] === text;
}
