import { expect, it } from 'vitest';
import { resolveText } from '../../../../engine/core/form/resolveText.ts';

const place = { document: 'form', pointer: '/title' };

it('a text is read as it is', () => {
  expect(resolveText('Hello', place)).toBe('Hello');
  expect(resolveText('', place)).toBe('');
});

it('an author is told of a text that is missing, or that no document has', () => {
  expect(resolveText(undefined, place)).toEqual({
    ...place,
    code: 'missing-member',
    message: 'There is no text here.',
  });
  expect(resolveText({ $ref: 'texts#/x' }, place)).toEqual({
    ...place,
    code: 'unknown-part',
    message: '"texts#/x" was not found.',
  });
});
