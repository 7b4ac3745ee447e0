import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, compileWizard, type FormDefinition, type Json, pathFor, validatePage } from '#engine';
import { widgets } from '#engine/react';

const text = { type: 'string', title: 'Text' } as const;
const properties = {
  name: { ...text, maxLength: 20 },
  note: text,
  noteInOptions: text,
  email: { ...text, format: 'email' },
  color: { ...text, enum: ['red\u202e', 'blue'] },
  born: { ...text, format: 'date' },
  count: { type: 'number', title: 'Count' },
  owner: { type: 'object', properties: { town: text, 'a~b': text } },
  pets: { type: 'array', title: 'Pets', items: { type: 'object', properties: { name: text, diet: text } } },
  tags: { type: 'array', title: 'Tags', items: { ...text, enum: ['a\tb', 'c'] } },
  greeting: { ...text, title: 'Greeting' },
};
const uiSchema = {
  note: { 'ui:widget': 'textarea' },
  noteInOptions: { 'ui:options': { widget: 'textarea' } },
  pets: { items: { diet: { 'ui:widget': 'textarea' } } },
};
const rules = [
  { compute: '/greeting', with: { cat: ['Hello\t', { var: 'answers.name' }] } },
  { check: '/name', that: { '!=': [{ var: 'answers.name' }, 'A\tB'] }, message: 'taken' },
];

const form: FormDefinition = {
  id: 'form',
  title: 'Form',
  pages: [
    {
      name: 'page',
      title: 'Page',
      schema: { type: 'object', properties },
      uiSchema,
      rules,
      messages: { '/name': { taken: 'Taken.', characters: 'Type your name again.' } },
    },
  ],
};
const compiled = compileWizard(
  { name: 'all', document: { group: 'all', steps: [{ id: 'form', form: 'form' }] } },
  [{ name: 'form', document: form }],
  { widgets, messages: [] },
);

function broken(answers: Answers): readonly string[] {
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const [view] = pathFor(compiled.value, { form: { page: answers } });
  if (view === undefined) throw new Error('The page is on the path.');
  return validatePage(view, answers).map(({ path, keyword, kind }) => `${path} ${keyword} ${kind}`);
}

describe('characters that no text may have', () => {
  it.each<readonly [string, Answers, readonly string[]]>([
    ['a bidirectional override', { name: 'Ann\u202eeel' }, ['/name characters text']],
    ['a control character', { name: 'Ann\u0007' }, ['/name characters text']],
    ['a tab between words of one line', { name: 'Ann\tLee' }, ['/name characters text']],
    ['a line end in one line', { name: 'Ann\nLee' }, ['/name characters text']],
    ['an override in several lines', { note: 'a\n\u202e' }, ['/note characters text']],
    ['in a group', { owner: { town: 'Mason\u2066' } }, ['/owner/town characters text']],
    ['in a field with a name to escape', { owner: { 'a~b': 'x\t' } }, ['/owner/a~0b characters text']],
    ['in an entry', { pets: [{ name: 'Rex' }, { name: 'A\tB' }] }, ['/pets/1/name characters text']],
    [
      'before what else is wrong, and without a check',
      { name: 'A\tB', email: 'a\u202eb@c', note: `${'x'.repeat(10)}\0` },
      ['/name characters text', '/note characters text', '/email characters text', '/email format text'],
    ],
  ])('are found: %s', (_what, answers, expected) => {
    expect(broken(answers)).toEqual(expected);
  });

  it.each<readonly [string, Answers]>([
    ['line ends and tabs in several lines', { note: 'a\r\nb\n\tc', noteInOptions: 'a\nb' }],
    ['line ends in an entry of several lines', { pets: [{ diet: 'hay\noats' }] }],
    ['what Persian names are written with', { name: 'علی\u200cرضا' }],
    ['words of the document, chosen or computed', { color: 'red\u202e', tags: ['a\tb'], name: 'Ann' }],
    ['a day, a number and an empty text', { born: '2001-02-03', count: 3, name: '' }],
  ])('are not %s', (_what, answers) => {
    expect(broken(answers)).toEqual([]);
  });

  it('are found wherever they stand in whatever text', () => {
    const wrong = fc.constantFrom('\0', '\u0085', '\v', '\u202a', '\u2069');
    const any = fc.string({ unit: 'grapheme', maxLength: 8 });
    fc.assert(
      fc.property(any, wrong, any, (before, character, after) => {
        const answer: Json = `${before}${character}${after}`;
        expect(broken({ note: answer })).toEqual(['/note characters text']);
        expect(broken({ name: answer })[0]).toBe('/name characters text');
      }),
    );
  });
});
