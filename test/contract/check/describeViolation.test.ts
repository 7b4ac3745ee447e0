import { expect, it } from 'vitest';
import { violationSentence } from '../../../contract/check/describeViolation.ts';

const violation = (keyword: string, params: object) => ({
  instancePath: '/data',
  schemaPath: '',
  keyword,
  params: { ...params },
});

it.each([
  [violation('required', { missingProperty: 'id' }), '/data/id is missing'],
  [violation('type', { type: 'string' }), '/data must be string'],
  [violation('additionalProperties', { additionalProperty: 'name' }), '/data/name must be nothing'],
])('says in one sentence what is wrong: %#', (wrong, sentence) => {
  expect(violationSentence(wrong, { data: {} })).toBe(sentence);
});
