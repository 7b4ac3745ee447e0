import { describe, expect, test } from 'vitest';
import type { JsonSchema, Violation } from '#engine';
import { complaintsOf } from '../../../../engine/react/form/complaintsOf.ts';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
    home: { type: 'object', title: 'Home', properties: { zip: { type: 'string', title: 'ZIP' } } },
  },
};
const violation = (path: string, keyword: string): Violation => ({ path, keyword, params: {}, kind: 'text' });
const told = (violations: readonly Violation[], order?: readonly string[]) =>
  complaintsOf(violations, schema, { 'ui:order': order }, ({ keyword }) => keyword);

describe('what a guest is told', () => {
  test('is one complaint for each field, the first', () => {
    expect(told([violation('/name', 'minLength'), violation('/name', 'pattern')])).toEqual([
      { path: ['name'], label: 'Name', text: 'minLength' },
    ]);
  });

  test('stands at the field of a list for what is wrong inside it', () => {
    expect(told([violation('/tags/3', 'enum')])).toEqual([{ path: ['tags'], label: 'Tags', text: 'enum' }]);
  });

  test('stands at the field inside a section', () => {
    expect(told([violation('/home/zip', 'required')])).toEqual([
      { path: ['home', 'zip'], label: 'ZIP', text: 'required' },
    ]);
  });

  test('comes in the order in which the fields are seen', () => {
    const wrong = [violation('/name', 'a'), violation('/tags', 'b'), violation('/home/zip', 'c')];
    expect(told(wrong, ['home', '*', 'name']).map(({ text }) => text)).toEqual(['c', 'b', 'a']);
  });
});
