import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, writtenFiles } from './markdown.ts';
import { citedIn, countStatements, quotedIn, requirements, requirementsIn, statementsIn } from './requirements.ts';

const root = join(import.meta.dirname, '../..');
const ids = requirements.map(({ id }) => id);
const letters = [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))];
const built = requirements.filter((requirement) => requirement.built);

describe('the requirements', () => {
  it('have an id each, of letters and a number, that no other has', () => {
    expect(ids.length).toBeGreaterThan(300);
    expect(ids.filter((id) => !/^[A-Z]{3,}-[1-9]\d*$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('say where they come from', () => {
    const named =
      /^(Document [12], sections? [\d, and]+)(; document 2, sections? [\d, and]+)?(; decisions)?$|^Decisions$/;
    expect(requirements.filter(({ source }) => !named.test(source)).map(({ id, source }) => [id, source])).toEqual([]);
  });

  it('are all built', () => {
    expect(requirements.filter((requirement) => !requirement.built).map(({ id }) => id)).toEqual([]);
  });

  it('name, where they are built, what holds them and a test', () => {
    const isTest = (path: string): boolean => /^(test|e2e)\/.*\.(test|spec)\.tsx?$/.test(path);
    const bare = built.filter(({ files, tests }) => files.length === 0 || tests.length === 0 || !tests.every(isTest));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('name only files that exist', () => {
    const missing = built.flatMap(({ id, files, tests }) =>
      [...files, ...tests].filter((path) => !existsSync(join(root, path))).map((path) => `${id} ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('quote, where they are built, words that a guest reads', () => {
    const read = ['app', 'engine', 'content-fixtures']
      .flatMap((folder) => writtenFiles(folder))
      .filter((file) => /\.(tsx?|json)$/.test(file))
      .map((file) => readText(file).replaceAll('\\"', '"'))
      .join('\n');
    const unread = built.flatMap(({ id, text }) =>
      quotedIn(text)
        .filter((words) => !read.includes(words))
        .map((words) => `${id} ${words}`),
    );
    expect(unread).toEqual([]);
  });

  it('are quoted by one of their tests to the letter', () => {
    const untested = built.flatMap(({ id, text, tests }) => {
      const texts = tests.map((test) => readText(test).replaceAll("\\'", "'")).join('\n');
      const splitParts = (words: string): string[] => words.split(/\{\w+\}/).filter((part) => part.trim() !== '');
      return quotedIn(text)
        .filter((words) => !splitParts(words).every((part) => texts.includes(part)))
        .map((words) => `${id} ${words}`);
    });
    expect(untested).toEqual([]);
  });

  it('are listed in the index with their pages', () => {
    const index = readText('docs/requirements.md');
    const rows = [...index.matchAll(/^\| \[[^\]]+\]\(([^)]+)\) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)];
    const listed = rows.map(([, page, prefixes, open]) => [`docs/${page}`, prefixes, open]);
    const written = [...new Set(requirements.map(({ page }) => page))].map((page) => {
      const own = requirements.filter((requirement) => requirement.page === page);
      const open = own.filter((requirement) => !requirement.built);
      return [
        page,
        listQuoted(own.map(({ id }) => id.replace(/-\d+$/, ''))),
        open.length === own.length ? 'all' : listQuoted(open.map(({ id }) => id)) || '-',
      ];
    });
    const advice =
      'Each page has a row in docs/requirements.md: the letters of its ids, and the ids that are not built.';
    expect(listed.toSorted(), advice).toEqual(written.toSorted());
  });
});

/** Each text once, as code in a table. */
const listQuoted = (texts: readonly string[]): string => [...new Set(texts)].map((text) => `\`${text}\``).join(', ');

/** The pages with the statements of the specification documents. */
const documents = writtenFiles('docs/requirements').filter((file) => /\/document-\d\.md$/.test(file));

describe.each(documents)('the statements of %s', (page) => {
  const text = readText(page);
  const statements = statementsIn(text);
  const { all, right, partly, decided } = countStatements(statements);

  it('name each a requirement that there is, and one of three states', () => {
    const tableLines = text.split('\n').filter((line) => line.startsWith('|') && !/^\| (Statement |---)/.test(line));
    expect(statements).toHaveLength(tableLines.length);
    const unknown = statements.filter((one) => one.ids.length === 0 || !one.ids.every((id) => ids.includes(id)));
    expect(unknown).toEqual([]);
    expect(statements.filter(({ state }) => !/^(right|(partly|decided): \S.+)$/.test(state))).toEqual([]);
  });

  it('are counted at the top of the page and in the index', () => {
    expect(text).toContain(`\n${all} statements: ${right} right, ${partly} partly, ${decided} decided otherwise.\n`);
    const index = readText('docs/requirements.md');
    const row = index.split('\n').find((line) => line.includes(`](${page.replace('docs/', '')})`)) ?? '';
    expect(row.match(/(?<=\| +)\d+(?= +\|)/g)?.map(Number)).toEqual([all, right, partly, decided]);
  });

  it('name each requirement that comes from the document', () => {
    const number = /document-(\d)/.exec(page)?.[1];
    const own = requirements.filter(({ source }) => new RegExp(`document ${number}\\b`, 'i').test(source));
    const named = statements.flatMap((one) => one.ids);
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ id }) => !named.includes(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('what cites a requirement', () => {
  it('names one that there is', () => {
    const unknown = writtenFiles()
      .filter((file) => /\.(tsx?|css|sql|md)$/.test(file) && !file.startsWith('test/architecture/'))
      .flatMap((file) =>
        citedIn(readText(file), letters)
          .filter((id) => !ids.includes(id))
          .map((id) => `${file} ${id}`),
      );
    expect(unknown).toEqual([]);
  });
});

describe('the reading of a page', () => {
  it('finds sentence, source, files and tests, and what is not built', () => {
    const page =
      '- **A-1** One\n  "two".\n  _Document 1, section 2; decisions; in `a.ts`, `b.ts`; tested by `c.test.ts`._\n- **A-2** Three.\n  _Decisions; not built._\n';
    expect(requirementsIn('p', page)).toEqual([
      {
        id: 'A-1',
        page: 'p',
        text: 'One "two".',
        source: 'Document 1, section 2; decisions',
        built: true,
        files: ['a.ts', 'b.ts'],
        tests: ['c.test.ts'],
      },
      { id: 'A-2', page: 'p', text: 'Three.', source: 'Decisions', built: false, files: [], tests: [] },
    ]);
    expect(() => requirementsIn('p', '- **A-3** Four.\n')).toThrow('A-3');
  });

  it('finds the statements and counts them', () => {
    const page = [
      '| Statement | Requirement | State |',
      '| --- | --- | --- |',
      '| One | `A-1`, `A-2` | right |',
      '| Two | `A-1` | partly: not all |',
      '| Three | `A-2` | decided: another way |',
      '| Four | `A-2` | right |',
    ].join('\n');
    const statements = statementsIn(page);
    expect(statements[0]).toEqual({ text: 'One', ids: ['A-1', 'A-2'], state: 'right' });
    expect(countStatements(statements)).toEqual({ all: 4, right: 2, partly: 1, decided: 1 });
  });

  it('finds citations, known letters or not', () => {
    expect(citedIn('/** All of it (HOLD-3, BOKO-1). */ SHA-256, HOLD-40', ['HOLD'])).toEqual([
      'HOLD-3',
      'HOLD-40',
      'HOLD-3',
      'BOKO-1',
    ]);
  });
});
