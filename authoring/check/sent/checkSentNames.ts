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
 * the question "any_other_information", or of a question of another form. Also answers that are sent to a place where all
 * others of its name have a text.
 */
export const checkSentNames = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const forms = definitions.map((definition) => ({ document: definition.name, lines: linesOf(definition) }));
  const all = forms.flatMap(({ document, lines }) => constantsIn(lines).map((constant) => ({ document, ...constant })));
  return forms.flatMap(({ document, lines }) => {
    const constants = constantsIn(lines);
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
      const other =
        lines.find((line) => isNamedBeside(text, to, line.to)) ??
        (hasPart(to, text) ? undefined : all.find((each) => each.text === text && hasPart(each.to, text)));
      // Both members of a line have the same fault.
      const isSaid = constants.slice(0, index).some((each) => each.to === to && each.text === text);
      if (other === undefined || isSaid) return [];
      const message = `"${text}" is sent to "${to}", and is the name of "${other.to}" (${'document' in other && other.document !== document ? `"${other.document}", ` : ''}${other.pointer}).`;
      return [atOrigin<AuthoringProblem>({ document, pointer, code: 'sent-as-another', message })];
    });
    return [...answers, ...named];
  });
};

/** A line of a payload, of the form or of one of its pages. */
interface Line {
  readonly pointer: string;
  readonly line: unknown;
  readonly to: string;
}

const linesOf = ({ document: { payload, pages } }: CheckedDocuments['definitions'][number]): readonly Line[] =>
  [
    ...listMembers(payload).map(([at, line]) => ({ pointer: `/payload/${at}`, line })),
    ...pages.flatMap((page, index) =>
      listMembers(readMember(page, 'payload')).map(([at, line]) => ({
        pointer: `/pages/${index}/payload/${at}`,
        line,
      })),
    ),
  ].map(({ pointer, line }) => ({ pointer, line, to: String(readMember(line, 'to')) }));

const constantsIn = (lines: readonly Line[]): readonly Constant[] =>
  lines.flatMap(({ pointer, line, to }) =>
    ['send', 'otherwise'].flatMap((member): readonly Constant[] => {
      const text = readMember(line, member);
      return typeof text === 'string' ? [{ pointer: `${pointer}/${member}`, to, text }] : [];
    }),
  );

const hasPart = (place: string, name: string): boolean => place.split('/').includes(name);

const lastPart = (place: string): string => place.split('/').at(-1) ?? '';

/** Whether a text is the one name by which another place differs from its own. */
function isNamedBeside(text: string, own: string, other: string): boolean {
  const [names, others] = [own.split('/'), other.split('/')];
  const differing = others.filter((name, at) => name !== names[at]);
  return names.length === others.length && differing.length === 1 && differing[0] === text;
}
