import { describe, expect, test } from 'vitest';
import type { JsonSchema, Violation } from '#engine';
import { listErrors } from '../../../../../engine/react/form/errors/listErrors.ts';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
    home: { type: 'object', title: 'Home', properties: { zip: { type: 'string', title: 'ZIP' } } },
    pets: {
      type: 'array',
      title: 'Pets',
      items: {
        type: 'object',
        properties: { name: { type: 'string', title: 'Name' }, food: { type: 'string', title: 'Food' } },
      },
    },
  },
};
const violation = (path: string, keyword: string): Violation => ({ path, keyword, params: {}, kind: 'text' });
const listMessages = (
  violations: readonly Violation[],
  order?: readonly string[],
  pets: object = { 'ui:entry': 'Pet' },
) => listErrors(violations, schema, { 'ui:order': order, pets }, ({ keyword }) => keyword);

describe('the list of errors', () => {
  test('has the first error of each field', () => {
    expect(listMessages([violation('/name', 'minLength'), violation('/name', 'pattern')])).toEqual([
      { path: ['name'], label: 'Name', text: 'minLength' },
    ]);
  });

  test('points to the field of a list for an error inside it', () => {
    expect(listMessages([violation('/tags/3', 'enum')])).toEqual([{ path: ['tags'], label: 'Tags', text: 'enum' }]);
  });

  test('points to the field inside a section', () => {
    expect(listMessages([violation('/home/zip', 'required')])).toEqual([
      { path: ['home', 'zip'], label: 'ZIP', text: 'required' },
    ]);
  });

  test('follows the order of the fields on the page', () => {
    const wrong = [violation('/name', 'a'), violation('/tags', 'b'), violation('/home/zip', 'c')];
    expect(listMessages(wrong, ['home', '*', 'name']).map(({ text }) => text)).toEqual(['c', 'b', 'a']);
  });

  test('follows the order of the sections', () => {
    const wrong = [violation('/name', 'a'), violation('/tags', 'b'), violation('/home/zip', 'c')];
    const uiSchema = { 'ui:sections': [{ title: 'Both', fields: ['name', 'home'] }] };
    expect(listErrors(wrong, schema, uiSchema, ({ keyword }) => keyword).map(({ text }) => text)).toEqual([
      'a',
      'c',
      'b',
    ]);
  });

  test('points to the field of an entry, and names the entry', () => {
    expect(listMessages([violation('/pets/1/name', 'required')])).toEqual([
      { path: ['pets', '1', 'name'], label: 'Name', entry: 'Pet 2', text: 'required' },
    ]);
  });

  test('names an entry by its list, where the document has no name for it', () => {
    expect(listMessages([violation('/pets/0/name', 'required')], undefined, {})).toMatchObject([{ entry: 'Pets 1' }]);
  });

  test('may be about an entry or a list as a whole', () => {
    expect(listMessages([violation('/pets/0', 'either'), violation('/pets', 'minItems')])).toEqual([
      { path: ['pets'], label: 'Pets', text: 'minItems' },
      { path: ['pets', '0'], label: '', entry: 'Pet 1', text: 'either' },
    ]);
  });

  test('comes card by card, on each in the order of its fields', () => {
    const places = ['/pets/10/name', '/pets/2/name', '/pets/2/food', '/tags', '/pets/1/name'];
    const wrong = places.map((path) => violation(path, path));
    const order = (pets: object) => listMessages(wrong, ['pets', '*'], pets).map(({ text }) => text);
    expect(order({})).toEqual(['/pets/1/name', '/pets/2/name', '/pets/2/food', '/pets/10/name', '/tags']);
    expect(order({ items: { 'ui:order': ['food', '*'] } })).toEqual([
      '/pets/1/name',
      '/pets/2/food',
      '/pets/2/name',
      '/pets/10/name',
      '/tags',
    ]);
  });
});
