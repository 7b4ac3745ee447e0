import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '#engine/messages/en';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';
import { messageDocuments } from '../../../app/messages/generated/messageDocuments.ts';
import { findImports, sourceFiles } from '../../architecture/findImports.ts';

const folder = join(import.meta.dirname, '../../../content-fixtures/objects/textcollection/1.0.0/messages');
/** The shipped messages, by document. */
const documents: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  messageDocuments.map((name): [string, Readonly<Record<string, unknown>>] => {
    const { $schema: _address, ...messages } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    return [name, messages];
  }),
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every text of the catalogue with its place. */
const listTexts = (value: unknown, place: string): (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[place, value]]
    : isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${place}/${key}`))
      : [];

/** The names of all members, at any depth. */
const listNames = (value: unknown): readonly string[] =>
  isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...listNames(inner)]) : [];

describe('the documents of messages', () => {
  it.each(Object.entries({ ...documents, english: errorMessages }))('%s has each sentence once', (_name, messages) => {
    const sentences = listTexts(messages, '').flatMap(([, text]) => (/\s.*[.!?]$/.test(text) ? [text] : []));
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });

  it('are all there', () => {
    expect(readdirSync(folder).sort()).toEqual(messageDocuments.map((name) => `${name}.json`).sort());
    expect(listTexts(documents, '').length).toBeGreaterThan(300);
  });
});

/** The specification quotes both spellings of this placeholder. */
const spelledTwice = ['choose one'];

it('name each action in one spelling', () => {
  const spellings = new Map<string, Set<string>>();
  for (const [, text] of listTexts(documents, '')) {
    const words = text.toLowerCase();
    spellings.set(words, (spellings.get(words) ?? new Set()).add(text));
  }
  const several = [...spellings].filter(([, texts]) => texts.size > 1).map(([words]) => words);
  expect(several).toEqual(spelledTwice);
});

/** The file of the set of a document's messages; those of the mails are read by the server. */
const setOf = (document: string): string =>
  document === 'mail-messages'
    ? 'reference-backend/mail/content/readMailContent.ts'
    : `app/messages/generated/${document.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}.ts`;

/** What a file may read a member by: after a dot, between quotes, or among the names that it destructures. */
function namesReadIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const destructured = text.match(/(?:const \{[^}=]*\} =|\{[^{}=]*\}: )/g) ?? [];
  return [...(text.match(/[.']\w+/g) ?? []), ...destructured].flatMap((part) => part.match(/\w+/g) ?? []);
}

describe('what guests read', () => {
  const files = sourceFiles(['app', 'engine', 'reference-backend/mail']).filter(
    (file) => !file.startsWith('app/messages/'),
  );
  const imports = files.flatMap(findImports);
  /** These take their messages from whoever shows them, or have the names by which one is chosen. */
  const shared = files
    .filter((file) =>
      /^(?:app\/journey\/flows\.ts$|(?:app\/ui|app\/formatting|app\/journey\/picked|app\/reservation\/appointment|engine\/react|engine\/core\/questionnaire)\/)/.test(
        file,
      ),
    )
    .flatMap(namesReadIn);

  it.each(Object.entries(documents))('%s has no message that nothing reads', (name, messages) => {
    // Brands are looked up by what the server says, titles by the name of a route, zones by their abbreviations.
    const { brands: _brands, titles: _titles, zones: _zones, ...named } = { ...messages };
    const readers = imports.filter(({ to }) => to === setOf(name)).map(({ from }) => from);
    // A message may be chosen by a name that a neighbor has, or handed on to one.
    const neighbors = imports
      .filter(({ from, to }) => readers.includes(from) || readers.includes(to))
      .flatMap(({ from, to }) => [from, to])
      .filter((file) => files.includes(file));
    const members = [...readFileSync(setOf(name), 'utf8').matchAll(/member: '(\w+)'/g)].map(([, member]) => member);
    const read = new Set([...shared, ...members, ...[...new Set(neighbors)].flatMap(namesReadIn)]);
    expect(readers.length).toBeGreaterThan(0);
    expect(listNames(named).filter((each) => !/^\d+$/.test(each) && !read.has(each))).toEqual([]);
  });
});

describe('fillTemplate', () => {
  it('leaves a name that nothing fills as it is written', () => {
    const template: string = 'At {place}, {constructor}';
    expect(fillTemplate(template, { place: 'Mason' })).toBe('At Mason, {constructor}');
  });

  it('puts each value where its name stands, as it is', () => {
    expect(fillTemplate('{n} of {total}, {n}', { n: 2, total: '$&' })).toBe('2 of $&, 2');
  });

  it('leaves a text without names alone', () => {
    expect(fillTemplate('Continue', {})).toBe('Continue');
  });
});
