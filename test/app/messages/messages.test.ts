import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '#engine/messages/en';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';
import { messageDocuments } from '../../../app/messages/messageDocuments.ts';
import { sourceFiles } from '../../architecture/findImports.ts';

const folder = join(import.meta.dirname, '../../../content-fixtures/objects/textcollection/1.0.0/messages');
/** The shipped words, by document. */
const documents: Readonly<Record<string, unknown>> = Object.fromEntries(
  messageDocuments.map((name): [string, unknown] => {
    const { $schema: _address, ...words } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    return [name, words];
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

describe('the documents of words', () => {
  it.each(Object.entries({ ...documents, english: errorMessages }))('%s has each sentence once', (_name, words) => {
    const sentences = listTexts(words, '').flatMap(([, text]) => (/\s.*[.!?]$/.test(text) ? [text] : []));
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });

  it('are all there', () => {
    expect(readdirSync(folder).sort()).toEqual(messageDocuments.map((name) => `${name}.json`).sort());
    expect(listTexts(documents, '').length).toBeGreaterThan(300);
  });
});

describe('what guests read', () => {
  const readers = sourceFiles(['app', 'engine'])
    .filter((file) => !file.startsWith('app/messages/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it('has no message that nothing reads', () => {
    // Names of brands are looked up by what the server says, titles by the name of a route, zones by abbreviations.
    const {
      brands: _brands,
      titles: _titles,
      zones: _zones,
      ...looked
    } = Object.assign({}, ...Object.values(documents));
    // As a member, between quotes, or among the names that an import, a constant or a parameter takes.
    const named = [...readers.matchAll(/(?:(?:import|const) \{([^}=]*)\} (?:=|from) |\{([^{}=]*)\}: )/g)].flat();
    const parts = sourceFiles(['app/messages']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/member: '(\w+)'/g)].map(([, name]) => name),
    );
    const read = new Set(`${readers.match(/[.']\w+/g)} ${named} ${parts}`.match(/\w+/g));
    expect(listNames(looked).filter((name) => !read.has(name))).toEqual([]);
  });
});

describe('fillTemplate', () => {
  it('puts each value where its name stands, as it is', () => {
    expect(fillTemplate('{n} of {total}, {n}', { n: 2, total: '$&' })).toBe('2 of $&, 2');
  });

  it('leaves a text without names alone', () => {
    expect(fillTemplate('Continue', {})).toBe('Continue');
  });
});
