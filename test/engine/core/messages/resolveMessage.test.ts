import { describe, expect, it } from 'vitest';
import { type MessageCatalogue, type PageMessages, resolveMessage, type Violation } from '#engine';
import { fillTemplate, listPlaceholders } from '../../../../engine/core/messages/fillTemplate.ts';

const violation = (path: string, keyword: string, rest: Partial<Violation> = {}): Violation => ({
  path,
  keyword,
  params: {},
  kind: 'text',
  ...rest,
});

const page: PageMessages = {
  '/name': { required: 'Name, please.' },
  '/list/-/name': { required: 'A name for each, please.' },
  '/list/0/name': { maxLength: 'The first is too long.' },
  '/colour': { enum: 'One of these colours.' },
};

const catalogue: MessageCatalogue = {
  invalid: 'Invalid.',
  required: 'Needed.',
  'required.select': 'Choose.',
  maxLength: 'At most {limit}.',
  minimum: ({ limit, label }) => `${String(label)}: ${String(limit)} or more.`,
  enum: 'Not a choice.',
};

describe('the words for a violation', () => {
  it.each<readonly [string, Violation, string]>([
    ["the page's own", violation('/name', 'required'), 'Name, please.'],
    ["the page's for any entry of a list", violation('/list/12/name', 'required'), 'A name for each, please.'],
    [
      "the page's for this very entry",
      violation('/list/0/name', 'maxLength', { params: { limit: 3 } }),
      'The first is too long.',
    ],
    ["the page's for a labelled choice as for any choice", violation('/colour', 'oneOf'), 'One of these colours.'],
    ["the catalogue's for the kind", violation('/x', 'required', { kind: 'select' }), 'Choose.'],
    ["the catalogue's for the keyword", violation('/x', 'required', { kind: 'date' }), 'Needed.'],
    ["the catalogue's, filled in", violation('/name', 'maxLength', { params: { limit: 50 } }), 'At most 50.'],
    ["the catalogue's function", violation('/x', 'minimum', { params: { limit: 1, label: 'Age' } }), 'Age: 1 or more.'],
    ["the catalogue's for a labelled choice", violation('/x', 'oneOf'), 'Not a choice.'],
    ['invalid, when nobody has words', violation('/x', 'pattern'), 'Invalid.'],
    ['invalid, for a field named like what every object has', violation('/constructor', 'toString'), 'Invalid.'],
  ])('are %s', (_, given, expected) => {
    expect(resolveMessage(given, page, catalogue)).toBe(expected);
  });
});

describe('templates', () => {
  it.each([
    ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
    ['{a}', { a: ['x', 'y'] }, 'x, y'],
    ['{a} {gone} {}', { a: 0 }, '0 {gone} {}'],
    ['{toString}', {}, '{toString}'],
    ['{a}', { a: null }, '{a}'],
    ['$& {a}', { a: '$1' }, '$& $1'],
  ])('%s with %j is %s', (template, params, expected) => {
    expect(fillTemplate(template, params)).toBe(expected);
  });

  it('name their places', () => {
    expect(listPlaceholders('{a} {b1} { c } {}')).toEqual(['a', 'b1']);
  });
});
