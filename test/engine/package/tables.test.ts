import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorMessages, messageCatalogue } from '#engine/messages/en';
import { readPage } from './installEngine.ts';

/** The tables of the packed pages that list what the code has. */

const react = join(import.meta.dirname, '../../../engine/react');
const files = readdirSync(react, { recursive: true, encoding: 'utf8' });
const readAll = (extension: RegExp): string =>
  files
    .filter((file) => extension.test(file))
    .map((file) => readFileSync(join(react, file), 'utf8'))
    .join('\n');

/** The cells of the rows of the table whose first heading is given. */
function readTable(page: string, heading: string): readonly (readonly string[])[] {
  const [, table = ''] = readPage(page).split(new RegExp(`\\n\\| ${heading} +\\|`));
  const [, ...rows] = table.split('\n\n')[0]?.split('\n').slice(1) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const readCode = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('look.md lists the custom properties of the style sheet, with their defaults', () => {
  const defaults = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of readAll(/\.css$/).matchAll(/var\((--sw-[\w-]+), ((?:[^()]|\([^()]*\))+)\)/g))
    defaults.set(name, (defaults.get(name) ?? new Set()).add(value));
  const listed = readTable('docs/look.md', 'Property').map(([name, value]) => [
    readCode(name)[0],
    [...readCode(value)],
  ]);
  const used = [...defaults].map(([name, values]) => [name, [...values].sort()]);
  expect(listed.length).toBeGreaterThan(10);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(used));
});

test('look.md lists the classes of the engine', () => {
  const used = readAll(/\.(css|tsx?)$/).matchAll(/(?<![\w-])(sw-(?!color|size|focus|radius|turn)[a-z]+)/g);
  const listed = readTable('docs/look.md', 'Class').flatMap(([names]) => readCode(names));
  expect([...listed].sort()).toEqual([...new Set([...used].map(([, name]) => name))].sort());
});

test('words.md lists the messages of the catalogue', () => {
  const listed = readTable('docs/words.md', 'Key in English').map(([key, message]) => [readCode(key)[0], message]);
  expect(Object.fromEntries(listed)).toEqual(messageCatalogue);
});

test('words.md says which messages are in no catalogue', () => {
  const worded = Object.values(messageCatalogue);
  const others = Object.entries(errorMessages).filter(([, message]) => !worded.includes(message));
  const [, sentence = ''] = /`errorMessages` has two more, ([^.]*)\./.exec(readPage('docs/words.md')) ?? [];
  expect(readCode(sentence)).toEqual(others.map(([name]) => name));
});
