import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn, codeBlocksIn, linksIn, readText, writtenFiles } from './markdown.ts';

const root = join(import.meta.dirname, '../..');
const files = writtenFiles();
const pages = files.filter((file) => file.endsWith('.md'));
const rooted = /^(?:app|engine|schemas|reference-backend|authoring|contract|test|e2e|bench)\/[\w./-]+\.\w+$/;

/** The texts in backquotes on a page, except in blocks of code. */
const findQuoted = (page: string): readonly string[] =>
  [
    ...readText(page)
      .replaceAll(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, quoted = '']) => quoted);

describe('the pages of this repository', () => {
  it('have no broken links', () => {
    const broken = pages.flatMap((page) =>
      linksIn(page, readText(page))
        .filter(({ to, anchor }) => {
          if (!existsSync(join(root, to))) return true;
          return anchor !== '' && to.endsWith('.md') && !anchorsIn(readText(to)).includes(anchor);
        })
        .map(({ to, anchor }) => `${page} -> ${to}${anchor && `#${anchor}`}`),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(broken).toEqual([]);
  });

  /**
   * The pages about the present. A decision may name something that no longer exists, and the changelog describes the
   * past.
   */
  const current = pages.filter((page) => page !== 'CHANGELOG.md' && !/^docs\/decisions\/\d/.test(page));

  it('name only files that exist', () => {
    const named = current.flatMap((page) => findQuoted(page).map((quoted) => ({ page, quoted })));
    const paths = named.filter(({ quoted }) => rooted.test(quoted));
    const bare = named.filter(({ quoted }) => /^\w[\w-]*(\.\w+)*\.(tsx?|css|sql)$/.test(quoted));
    const names = new Set(files.map((file) => basename(file)));
    expect([paths.length > 1_000, bare.length > 50]).toEqual([true, true]);
    const isThere = (page: string, path: string): boolean =>
      existsSync(join(root, path)) || existsSync(join(root, dirname(page), path));
    expect(paths.filter(({ page, quoted }) => !isThere(page, quoted))).toEqual([]);
    // A page may show a file of a reader's application: its code is below its name.
    const isShown = (page: string, name: string): boolean =>
      codeBlocksIn(readText(page)).some(({ file }) => file === name);
    expect(bare.filter(({ page, quoted }) => !names.has(quoted) && !isShown(page, quoted))).toEqual([]);
  });

  it('name only functions, types and members that exist', () => {
    const written = files.filter((file) => /\.(tsx?|css|json|sql|sh)$/.test(file)).map(readText);
    const known = new Set([...written, ...files].flatMap((text) => text.match(/\w+/g) ?? []));
    const named = current.flatMap((page) =>
      findQuoted(page).flatMap((quoted) => {
        const [, name] = /^((?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*)(?:\(.*\))?$/.exec(quoted) ?? [];
        return name === undefined ? [] : [{ page, name }];
      }),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('show every folder of screens in the picture of the architecture', () => {
    const [picture = ''] = /```[\s\S]*?```/.exec(readText('docs/architecture.md')) ?? [];
    const screens = readdirSync(join(root, 'app/screens'));
    expect(screens.length).toBeGreaterThan(5);
    expect(screens.filter((screen) => !new RegExp(`\\b${screen}\\b`).test(picture))).toEqual([]);
  });

  it('have one license, which the engine brings along', () => {
    expect(readText('LICENSE')).toContain('Copyright 2026 The Stepwell authors');
    expect(readText('engine/LICENSE')).toBe(readText('LICENSE'));
    expect([readText('package.json'), readText('engine/package.json')].map((text) => JSON.parse(text).license)).toEqual(
      ['Apache-2.0', 'Apache-2.0'],
    );
  });

  it('find a planted link, with its heading, and none between backquotes', () => {
    expect(linksIn('docs/a.md', 'See [b](../b.md#two-words), [c](https://c.example) and `[d](d.md)`.')).toEqual([
      { to: 'b.md', anchor: 'two-words' },
    ]);
    expect(anchorsIn('# One\n\n## Two words, `three`\n')).toEqual(['one', 'two-words-three']);
  });
});

describe('the decisions', () => {
  const folder = 'docs/decisions';
  const notes = pages.filter((page) => /^docs\/decisions\/\d/.test(page)).sort();
  const parseNumber = (note: string): string => note.slice(folder.length + 1, folder.length + 4);

  it('are numbered without a gap', () => {
    expect(notes.map(parseNumber)).toEqual(notes.map((_, index) => String(index + 1).padStart(3, '0')));
  });

  it.each(notes)('%s has date, status, context, decision and consequences', (note) => {
    expect(readText(note)).toMatch(
      /^# .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|replaced).*\n\n## Context\n\n[\s\S]+\n\n## Decision\n\n[\s\S]+\n\n## Consequences\n\n[\s\S]+/,
    );
  });

  it('stand in the index, each with its title, date and status', () => {
    const rows = [
      ...readText(`${folder}/README.md`).matchAll(/^\| \[(\d+)\]\(([^)]+)\) +\| (.+?) +\| (\S+) +\| (\w+) +\|$/gm),
    ];
    const listed = rows.map(([, number, file, title, date, status]) => [
      number,
      `${folder}/${file}`,
      title,
      date,
      status,
    ]);
    const written = notes.map((note) => {
      const [, title, date, status] = /^# (.*)\n\n- Date: (\S+)\n- Status: (\w+)/.exec(readText(note)) ?? [];
      return [parseNumber(note), note, title, date, status];
    });
    expect(listed).toEqual(written);
  });

  it('exist where code names one by its path', () => {
    const named = files
      .filter((file) => /\.(ts|tsx|css|sql)$/.test(file))
      .flatMap((file) => [...readText(file).matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([path]) => path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
