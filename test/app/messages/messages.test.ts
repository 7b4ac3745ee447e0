import { describe, expect, it } from 'vitest';
import { errorMessages } from '#engine/messages/en';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';

const rooms: Readonly<Record<string, unknown>> = {
  ...import.meta.glob('../../../app/messages/**/*.ts', { eager: true }),
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

describe('fillTemplate', () => {
  it('puts each value where its name stands, as it is', () => {
    expect(fillTemplate('{n} of {total}, {n}', { n: 2, total: '$&' })).toBe('2 of $&, 2');
  });

  it('leaves a text without names alone', () => {
    expect(fillTemplate('Continue', {})).toBe('Continue');
  });
});
