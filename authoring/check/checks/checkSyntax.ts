import { type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { memoize } from '../../memoize.ts';
import type { LocatedProblem } from '../problems/LocatedProblem.ts';
import { locateOffset } from '../problems/locate.ts';
import type { DocumentFile } from '../read/DocumentFile.ts';
import { tooDeepAt } from './tooDeepAt.ts';

const syntaxMessages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not a word of JSON; text is written in double quotes.',
  InvalidNumberFormat: 'this is not a number.',
  PropertyNameExpected: 'a name in double quotes is expected here; the last member of an object has no comma after it.',
  ValueExpected: 'a value is expected here; the last entry of a list has no comma after it.',
  ColonExpected: 'a colon is missing between a name and its value.',
  CommaExpected: 'a comma is missing before this.',
  CloseBraceExpected: 'a closing brace } is missing.',
  CloseBracketExpected: 'a closing bracket ] is missing.',
  EndOfFileExpected: 'the document has ended before this.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'the double quote that ends this text is missing.',
  UnexpectedEndOfNumber: 'this number is not complete.',
  InvalidUnicode: 'four hexadecimal digits must follow \\u.',
  InvalidEscapeCharacter: 'only " \\ / b f n r t or u may follow a backslash.',
  InvalidCharacter: 'this character must be written with a backslash.',
};

/**
 * Reports why the text is not JSON, or where a name occurs twice in one object. Empty when the text has neither
 * problem.
 */
export const checkSyntax = memoize(({ file, text }: DocumentFile): readonly LocatedProblem[] => {
  const at = (offset: number, code: 'not-json' | 'duplicate-member', message: string): LocatedProblem => ({
    file,
    ...locateOffset(text, offset),
    severity: 'error',
    code,
    message,
    pointer: '',
    ...(code === 'not-json' && { isRefused: true }),
  });
  const error = findSyntaxError(text);
  if (error) return [at(error.offset, 'not-json', `This is not JSON: ${error.message}`)];
  return findDuplicateNames(text).map(({ offset, name }) =>
    at(offset, 'duplicate-member', `"${name}" is in this object twice; only the last one would count.`),
  );
});

/** The characters that bytes of another encoding (Latin-1, UTF-16) turn into when they are read as UTF-8. */
const unread = ['\ufffd', '\u0000'];

const byteOrderMark = '\ufeff';

/** The first syntax error. `JSON.parse` decides in the end, since the app reads documents with it. */
function findSyntaxError(text: string): { readonly offset: number; readonly message: string } | undefined {
  const offsets = unread.map((sign) => text.indexOf(sign)).filter((offset) => offset !== -1);
  if (offsets.length > 0)
    return { offset: Math.min(...offsets), message: 'this is not UTF-8; save the file as UTF-8.' };
  if (text.startsWith(byteOrderMark))
    return { offset: 0, message: 'the file begins with a byte order mark; save it without.' };
  if (text.trim() === '') return { offset: 0, message: 'the file is empty.' };
  const deep = tooDeepAt(text);
  if (deep !== undefined)
    return isJson(text) ? undefined : { offset: deep, message: 'from here on it is nested too deeply to be read.' };
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = errors;
  if (first) return { offset: first.offset, message: syntaxMessages[printParseErrorCode(first.error)] ?? unreadable };
  return isJson(text) ? undefined : { offset: 0, message: unreadable };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const unreadable = 'it cannot be read.';

function findDuplicateNames(text: string): { offset: number; name: string }[] {
  if (tooDeepAt(text) !== undefined) return [];
  const found: { offset: number; name: string }[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset) => {
      const names = open.at(-1);
      if (names?.has(name)) found.push({ offset, name });
      names?.add(name);
    },
  });
  return found;
}
