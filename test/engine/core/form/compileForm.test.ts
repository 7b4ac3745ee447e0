import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type PageDefinition } from '#engine';
import { about, known } from '../wizard/exampleWizard.ts';

/** The problems of one form that is the only step. */
function problemsOf(form: FormDefinition) {
  const configuration = { name: 'form-config/x', document: { group: 'x', steps: [{ id: 'only', form: form.id }] } };
  const compiled = compileWizard(configuration, [{ name: 'form-definition/x', document: form }], known);
  return compiled.ok ? [] : compiled.problems;
}

const [person, reasons] = about.pages;
if (person === undefined || reasons === undefined) throw new Error('The example has two pages.');
const withPerson = (part: Partial<PageDefinition>): FormDefinition => ({
  ...about,
  pages: [{ ...person, ...part }, reasons],
});
const withReasons = (part: Partial<PageDefinition>): FormDefinition => ({
  ...about,
  pages: [person, { ...reasons, ...part }],
});
const rule = (extra: object): FormDefinition => withPerson({ rules: [...(person.rules ?? []), extra as never] });
const messages = (extra: object): FormDefinition => withPerson({ messages: { ...person.messages, ...extra } });
const payload = (entry: object): FormDefinition => ({ ...about, payload: [entry as never] });

/** One broken form per rule of the compiler: code, pointer, words, suggestion. */
const broken: readonly (readonly [string, FormDefinition, string, string, string, string?])[] = [
  ['a form without pages', { ...about, pages: [] }, 'path', '/pages', 'A form has at least one page.'],
  [
    'two pages of one name',
    withReasons({ name: 'person' }),
    'duplicate',
    '/pages/1/name',
    'Two pages are named "person".',
  ],
  [
    'two fields of one name',
    withReasons({
      schema: {
        type: 'object',
        properties: { email: { type: 'string' }, reasons: { type: 'array' }, otherText: { type: 'string' } },
      },
    }),
    'duplicate',
    '/pages/1/schema/properties/email',
    'Two fields of the form are named "email".',
  ],
  [
    'words that were never put in',
    { ...about, title: { $ref: 'texts#/title' } },
    'transclusion',
    '/title',
    '"texts#/title" was not found.',
  ],
  [
    'a heading that was never put in',
    withPerson({ title: { $ref: 'texts#/title' } }),
    'transclusion',
    '/pages/0/title',
    '"texts#/title" was not found.',
  ],
  [
    'an unsound schema',
    withPerson({ schema: { type: 'object', properties: { x: { type: 'nothing' } } } }),
    'keyword',
    '/pages/0/schema/properties/x/type',
    '"type" takes one of string, number, integer, boolean, object, array.',
  ],
  [
    'a page that waits for itself',
    withPerson({ when: { var: 'answers.mobile' } }),
    'order',
    '/pages/0/when',
    'The page depends on "mobile", which is not asked before it.',
  ],
  [
    'a misspelled name in a rule',
    rule({ show: ['/weight'], when: { var: 'answers.moblie' } }),
    'name',
    '/pages/0/rules/5/when/var',
    '"moblie" is not in "answers".',
    'mobile',
  ],
  [
    'an unknown field to show',
    rule({ show: ['/wieght'], when: true }),
    'name',
    '/pages/0/rules/5/show/0',
    '"wieght" is not a field here.',
    'weight',
  ],
  [
    'a field of another page to show',
    rule({ show: ['/otherText'], when: true }),
    'name',
    '/pages/0/rules/5/show/0',
    '"otherText" is not a field here.',
  ],
  [
    'a field without its slash',
    rule({ require: ['weight'], when: true }),
    'name',
    '/pages/0/rules/5/require/0',
    '"weight" is not a pointer; a field is written as "/name".',
  ],
  [
    'a member of a group to show',
    withPerson({
      schema: {
        type: 'object',
        properties: {
          ...(person.schema as never as { properties: object }).properties,
          home: { type: 'object', properties: { city: { type: 'string' } } },
        },
      },
      rules: [...(person.rules ?? []), { show: ['/home/city'], when: true }],
    }),
    'name',
    '/pages/0/rules/5/show/0',
    '"/home/city" is inside a group; a group is shown and required as a whole.',
  ],
  [
    'an unknown field to check',
    rule({ check: '/x', that: true, message: 'required' }),
    'name',
    '/pages/0/rules/5/check',
    '"x" is not a field here.',
  ],
  [
    'a check without words',
    rule({ check: '/email', that: true, message: 'nowhere' }),
    'message',
    '/pages/0/messages/~1email',
    'There are no words for the check "nowhere".',
  ],
  [
    'fields that show each other',
    rule({ show: ['/mobile'], when: { answered: { var: 'answers.texts' } } }),
    'cycle',
    '/pages/0/rules',
    'Whether these fields are shown depends on each other: "mobile" → "texts" → "mobile".',
  ],
  [
    'a field that shows itself',
    rule({ show: ['/email'], when: { answered: { var: 'answers.email' } } }),
    'cycle',
    '/pages/0/rules',
    'Whether these fields are shown depends on each other: "email" → "email".',
  ],
  [
    'words for no field',
    messages({ '/emial': { required: 'x' } }),
    'name',
    '/pages/0/messages/~1emial',
    '"emial" is not a field here.',
    'email',
  ],
  [
    'words for no keyword',
    messages({ '/email': { requierd: 'x' } }),
    'message',
    '/pages/0/messages/~1email/requierd',
    '"requierd" is not a keyword or a check of this field.',
    'required',
  ],
  [
    'words that mention nothing',
    messages({ '/email': { required: '{lable} is missing' } }),
    'message',
    '/pages/0/messages/~1email/required',
    '"lable" is not something these words can mention.',
    'label',
  ],
  [
    "words that mention another keyword's limit",
    messages({ '/email': { required: '{limit}' } }),
    'message',
    '/pages/0/messages/~1email/required',
    '"limit" is not something these words can mention.',
  ],
  [
    'error words that were never put in',
    messages({ '/email': { required: { $ref: 'texts#/x' } } }),
    'transclusion',
    '/pages/0/messages/~1email/required',
    '"texts#/x" was not found.',
  ],
  [
    'an unknown widget',
    withPerson({ uiSchema: { mobile: { 'ui:widget': 'raido' } } }),
    'widget',
    '/pages/0/uiSchema/mobile/ui:widget',
    '"raido" is not a widget.',
    'radio',
  ],
  [
    'an unknown widget among the options',
    withPerson({ uiSchema: { mobile: { 'ui:options': { widget: 'x' } } } }),
    'widget',
    '/pages/0/uiSchema/mobile/ui:options/widget',
    '"x" is not a widget.',
  ],
  ...(
    [
      [{ 'ui:hepl': 'x' }, 'name', 'ui:hepl', '"ui:hepl" is not a look of a field.', 'ui:help'],
      [{ 'ui:style': { color: 'red' } }, 'name', 'ui:style', '"ui:style" is not a look of a field.'],
      [{ 'ui:placeholder': { a: 1 } }, 'type', 'ui:placeholder', '"ui:placeholder" is text.'],
      [{ 'ui:help': ['x'] }, 'type', 'ui:help', '"ui:help" is text.'],
      [{ 'ui:inline': 'yes' }, 'type', 'ui:inline', '"ui:inline" is true or false.'],
      [{ 'ui:rows': 0 }, 'type', 'ui:rows', '"ui:rows" is a whole number above 0.'],
      [{ 'ui:width': 'quarter' }, 'type', 'ui:width', '"ui:width" is one of a few names.'],
      [{ 'ui:options': [] }, 'type', 'ui:options', '"ui:options" is an object.'],
      [{ 'ui:options': { title: 5 } }, 'type', 'ui:options/title', '"title" is text.'],
      [{ 'ui:options': { colour: 5 } }, 'name', 'ui:options/colour', '"colour" is not a look of a field.'],
    ] as const
  ).map(([look, code, at, message, suggestion]): (typeof broken)[number] => [
    `the look ${JSON.stringify(look)}`,
    withPerson({ uiSchema: { mobile: look } }),
    code,
    `/pages/0/uiSchema/mobile/${at}`,
    message,
    suggestion,
  ]),
  [
    'a look for no field',
    withPerson({ uiSchema: { mobil: {} } }),
    'name',
    '/pages/0/uiSchema/mobil',
    '"mobil" is not a field here.',
    'mobile',
  ],
  [
    'a look that is no object',
    withPerson({ uiSchema: { mobile: 'radio' } }),
    'type',
    '/pages/0/uiSchema/mobile',
    'The look of a field is an object.',
  ],
  [
    'an order of no field',
    withPerson({ uiSchema: { 'ui:order': ['emial', '*'] } }),
    'name',
    '/pages/0/uiSchema/ui:order/0',
    '"emial" is not a field here.',
    'email',
  ],
  [
    'an order that leaves out',
    withPerson({ uiSchema: { 'ui:order': ['email'] } }),
    'order',
    '/pages/0/uiSchema/ui:order',
    'The order leaves fields out; end it with "*".',
  ],
  [
    'a section of no field',
    withPerson({ uiSchema: { 'ui:sections': [{ title: 'Reach', fields: ['emial'] }] } }),
    'name',
    '/pages/0/uiSchema/ui:sections/0/fields/0',
    '"emial" is not a field here.',
    'email',
  ],
  [
    'a field in two sections',
    withPerson({
      uiSchema: {
        'ui:sections': [
          { title: 'Reach', fields: ['email'] },
          { title: 'More', fields: ['email'] },
        ],
      },
    }),
    'duplicate',
    '/pages/0/uiSchema/ui:sections/1/fields/0',
    '"email" stands in two sections.',
  ],
  [
    'a section without a title',
    withPerson({ uiSchema: { 'ui:sections': [{ fields: ['email'] }] } }),
    'type',
    '/pages/0/uiSchema/ui:sections/0',
    'Sections are a list of { "title": "...", "fields": ["name", ...] }.',
  ],
  [
    'a default of another type',
    { ...about, settings: { ...about.settings, weight: { type: 'boolean', default: 'yes' } } },
    'setting',
    '/settings/weight/default',
    'The value of "weight" is not of the type boolean.',
  ],
  [
    'an answer to send that nobody gives',
    payload({ from: '/firtsName', to: '/x' }),
    'name',
    '/payload/0/from',
    '"firtsName" is not a field here.',
    'firstName',
  ],
  [
    'a target that is no pointer',
    payload({ from: '/firstName', to: 'x' }),
    'payload',
    '/payload/0/to',
    '"x" is not a place in the request; write it as "/group/name".',
  ],
  [
    'a target on the prototype',
    payload({ from: '/firstName', to: '/__proto__/x' }),
    'payload',
    '/payload/0/to',
    '"/__proto__/x" is not a place in the request; write it as "/group/name".',
  ],
  [
    'an unknown encoding',
    payload({ from: '/firstName', to: '/x', as: 'yesno' }),
    'encoder',
    '/payload/0/as',
    '"yesno" is not an encoding.',
    'yesNo',
  ],
  [
    'a target inside another',
    {
      ...about,
      payload: [
        { from: '/firstName', to: '/a' },
        { from: '/email', to: '/a/b' },
      ],
    },
    'payload',
    '/payload/1/to',
    '"/a/b" lies inside "/a", which another answer fills.',
  ],
  [
    'an answer that a page sends nowhere',
    withPerson({ payload: [{ from: '/firtsName', to: '/x' }] }),
    'name',
    '/pages/0/payload/0/from',
    '"firtsName" is not a field here.',
    'firstName',
  ],
  [
    'a target of a page inside one of the form',
    { ...withPerson({ payload: [{ from: '/email', to: '/a/b' }] }), payload: [{ from: '/firstName', to: '/a' }] },
    'payload',
    '/pages/0/payload/0/to',
    '"/a/b" lies inside "/a", which another answer fills.',
  ],
];

describe('compiling a form', () => {
  const cases = broken.map(([fault, form, code, pointer, message, suggestion]) => ({
    fault,
    form,
    code,
    pointer,
    message,
    suggestion,
  }));

  it.each(cases)('refuses $fault', ({ form, code, pointer, message, suggestion }) => {
    const found = problemsOf(form);
    const [first] = found.filter((problem) => problem.message === message);
    expect(first ?? found).toMatchObject({ document: 'form-definition/x', code, pointer, message });
    expect(first?.suggestion).toBe(suggestion);
  });

  it('finds every problem, not only the first', () => {
    const form = { ...rule({ show: ['/wieght'], when: { var: 'answers.x' } }), payload: [{ from: '/y', to: '/z' }] };
    expect(problemsOf(form).map(({ pointer }) => pointer)).toEqual([
      '/pages/0/rules/5/when/var',
      '/pages/0/rules/5/show/0',
      '/payload/0/from',
    ]);
  });

  it('takes the words of a check from the catalogue as well', () => {
    expect(problemsOf(rule({ check: '/email', that: true, message: 'required' }))).toEqual([]);
  });

  it('tells what settings may be', () => {
    const choice = {
      ...about,
      settings: { ...about.settings, size: { type: 'string', default: 'x', enum: ['s', 'l'] } as const },
    };
    expect(problemsOf(choice)).toMatchObject([
      { code: 'setting', message: 'The value of "size" is not one of its choices.', known: ['s', 'l'] },
    ]);
  });
});
