import { readText, writtenFiles } from './markdown.ts';

/** One requirement, as its page states it. */
export interface Requirement {
  readonly id: string;
  readonly page: string;
  /** Its sentence, on one line. */
  readonly text: string;
  /** The place in the specification that it comes from. */
  readonly source: string;
  readonly built: boolean;
  /** The files that implement it. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const pathsIn = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/**
 * The requirements of one page. An entry begins with its id in bold and ends with a line in italics that names its
 * source, files and tests.
 */
export function requirementsIn(page: string, text: string): Requirement[] {
  const entries = text.split(/^(?=- \*\*)/m).filter((part) => part.startsWith('- **'));
  return entries.map((entry) => {
    const [, id = '', sentence = '', foot = ''] = /^- \*\*([^*]+)\*\* ([\s\S]+?)\n {2}_([^\n]+)\._$/m.exec(entry) ?? [];
    if (id === '') throw new Error(`${page}: ${entry.split('\n')[0]} has no line that says where it stands.`);
    const [source = '', held] = foot.split('; in ');
    const [files, tests] = held?.split('; tested by ') ?? [];
    return {
      id,
      page,
      text: sentence.replaceAll(/\s+/g, ' '),
      source: source.replace(/; not built$/, ''),
      built: !source.endsWith('; not built'),
      files: pathsIn(files),
      tests: pathsIn(tests),
    };
  });
}

/** The exact texts that a guest reads: those in double quotes. */
export const quotedIn = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);

/** The ids that a text cites: `SEARCH-3`, alone or in brackets. */
export function citedIn(text: string, letters: readonly string[]): string[] {
  const known = new RegExp(`\\b(?:${letters.join('|')})-\\d+\\b`, 'g');
  const bracketed = /\(([A-Z]{3,}-\d+(?:, [A-Z]{3,}-\d+)*)[),;]/g;
  return [
    ...[...text.matchAll(known)].map(([id]) => id),
    ...[...text.matchAll(bracketed)].flatMap(([, ids = '']) => ids.split(', ')),
  ];
}

export const requirements: readonly Requirement[] = writtenFiles('docs/requirements')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => requirementsIn(file, readText(file)));

/** One statement of a specification document, with the requirements that hold it. */
export interface Statement {
  readonly text: string;
  readonly ids: readonly string[];
  /** `right`, or `partly: …` and `decided: …` with the reason. */
  readonly state: string;
}

/** The rows of the tables of a page, without their heads. */
export const statementsIn = (text: string): Statement[] =>
  [...text.matchAll(/^\| (?!Statement |---)([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
    ([, text = '', ids = '', state = '']) => ({ text, ids: pathsIn(ids), state }),
  );

/** How many of the statements are right, partly right and decided otherwise, as a page says it in its first line. */
export function countStatements(statements: readonly Statement[]) {
  const count = (kind: string): number => statements.filter(({ state }) => state.split(':')[0] === kind).length;
  return { all: statements.length, right: count('right'), partly: count('partly'), decided: count('decided') };
}
