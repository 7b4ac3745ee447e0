import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '#engine/messages/en';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';
import { sourceFiles } from '../../architecture/findImports.ts';

const messageFiles: Readonly<Record<string, unknown>> = import.meta.glob('../../../app/messages/**/*.ts', {
  eager: true,
});
const rooms: Readonly<Record<string, unknown>> = {
  ...messageFiles,
  english: errorMessages,
};

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

const texts = listTexts(rooms, '');

describe('the catalogue of messages', () => {
  it('is read', () => {
    expect(texts.length).toBeGreaterThan(80);
  });

  it('has each sentence once', () => {
    const sentences = texts.filter(([, text]) => /\s.*[.!?]$/.test(text)).map(([, text]) => text);
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });

  it('has no text that is empty or has stray space', () => {
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || /\s\s/.test(text))).toEqual([]);
  });
});

describe('what guests read and what is reported', () => {
  const readers = sourceFiles(['app', 'engine'])
    .filter((file) => !file.startsWith('app/messages/') && file !== 'app/analytics/AlertName.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it('has no message that nothing reads', () => {
    // Names of brands are looked up by what the server says.
    const { brandMessages: _brands, ...looked } = Object.assign({}, ...Object.values(messageFiles));
    // As a member, between quotes, or among the names that an import or a constant takes.
    const named = [...readers.matchAll(/(?:import|const) \{([^}=]*)\} (?:=|from) /g)].map(([, names]) => names);
    const read = new Set(`${readers.match(/[.']\w+/g)} ${named}`.match(/\w+/g));
    expect(listNames(looked).filter((name) => !read.has(name))).toEqual([]);
  });

  it('has no name of an alert that no alert has', () => {
    const names = readFileSync('app/analytics/AlertName.ts', 'utf8').match(/(?<=')\w+(?=')/g) ?? [];
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !new RegExp(`['"]${name}['"]`).test(readers))).toEqual([]);
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
