import { escapeName, type FormDefinition, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type AskedField, askedFields } from './AskedField.ts';
import { type FieldWords, fieldWords } from './fieldWords.ts';

/** "####-###-####", in which each # stands for a digit. */
const SHAPE = /#(?:[ ().#-]*#)+/;

/** A placeholder that shows nothing else than a number: "(555) 555-5555". */
const EXAMPLE = /^[\d ().-]*\d$/;

const DIGITS = /\b(\d{1,2})[ -]digits?\b/i;

/** So many digits, in a number that a telephone knows. */
const digits = (count: number): string => '2'.repeat(count);

/**
 * Reports words of a field that show another shape than its pattern accepts, "###-####-####" for "####-###-####", or say
 * another count of digits: a guest who follows them is refused.
 */
export const checkShapesSaid = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const problems = definitions.flatMap(({ name: document, document: form }) =>
    askedFields(form).flatMap((field) => {
      const accepts = patternOf(field);
      // What the widget of a field writes and its pattern refuses is reported as that.
      if (accepts === undefined || field.widget?.writes?.some(({ example }) => !accepts(example))) return [];
      return [...fieldWords(field), ...messagesOf(field, form)].flatMap(({ pointer, words }) => {
        const refused = refusedIn(words, pointer.endsWith('placeholder'), accepts);
        if (refused === undefined) return [];
        const message = `The words say "${refused}", and "${field.name}" accepts no answer of that shape.`;
        return [atOrigin({ document, pointer, code: 'says-another-limit', message } as const)];
      });
    }),
  );
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
};

type Accepts = (text: string) => boolean;

const patternOf = ({ schema: { pattern } }: AskedField): Accepts | undefined =>
  pattern === undefined ? undefined : (text) => new RegExp(pattern, 'u').test(text);

/** What the words show or say that the pattern does not accept. */
function refusedIn(words: string, isPlaceholder: boolean, accepts: Accepts): string | undefined {
  const shape = SHAPE.exec(words)?.[0] ?? (isPlaceholder ? EXAMPLE.exec(words)?.[0] : undefined);
  if (shape !== undefined) return accepts(shape.replaceAll('#', '2')) ? undefined : shape;
  const [said, count] = DIGITS.exec(words) ?? [];
  // Where digits are accepted only with something between them, their count is not known.
  const isCounted = Array.from({ length: 20 }, (_, index) => index + 1).some((each) => accepts(digits(each)));
  return count === undefined || !isCounted || accepts(digits(Number(count))) ? undefined : said;
}

/** The messages for a field of a page itself. */
function messagesOf({ name, pointer }: AskedField, { pages }: FormDefinition): readonly FieldWords[] {
  const page = pages.findIndex((_, index) => pointer === `/pages/${index}/schema/properties/${escapeName(name)}`);
  const path = `/${escapeName(name)}`;
  return listMembers(readMember(pages[page]?.messages, path)).flatMap(([keyword, words]) =>
    typeof words === 'string' ? [{ pointer: `/pages/${page}/messages/${escapeName(path)}/${keyword}`, words }] : [],
  );
}
