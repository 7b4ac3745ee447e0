import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuseLargeStructure } from '../../../reference-backend/calls/bodies/refuseLargeStructure.ts';

const list = (item: string, count: number): string => `[${Array(count).fill(item).join()}]`;

test.each([
  ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`, undefined],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'tooDeep'],
  ['33 levels of objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'tooDeep'],
  ['as many values as allowed', list('1', 5_000), undefined],
  ['one value more', list('1', 5_001), 'tooMany'],
  ['small lists', list('[[[[]]]]', 2_000), 'tooMany'],
  ['members', `{${list('"a":1', 5_002).slice(1, -1)}}`, 'tooMany'],
  ['brackets and commas in a text', JSON.stringify(`${'[{'.repeat(5_000)}${','.repeat(6_000)}`), undefined],
  ['a quotation mark in a text', JSON.stringify(['\\"[', '"'.repeat(50) + '['.repeat(50)]), undefined],
  ['a text without an end', `"${'['.repeat(50)}`, undefined],
  ['a text that ends in a backslash', `["\\`, undefined],
  ['nothing', '', undefined],
])('%s', (_what, json, code) => {
  if (code === undefined) expect(() => refuseLargeStructure(json)).not.toThrow();
  else expect(() => refuseLargeStructure(json)).toThrow(code);
});

test('what any call could ask is let through, whatever its texts', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 6 }), (json) => refuseLargeStructure(json)));
});
