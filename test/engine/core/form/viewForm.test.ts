import { describe, expect, it } from 'vitest';
import { type Answers, compileWizard, pathFor } from '#engine';

const text = { type: 'string', title: 'Text' };
const form = {
  id: 'help',
  title: 'Help',
  pages: [
    {
      name: 'help',
      title: 'Help',
      schema: {
        type: 'object',
        required: ['name'],
        properties: {
          name: text,
          urgent: { type: 'boolean', title: 'Urgent?' },
          phone: text,
          note: text,
          home: { type: 'object', title: 'Home', properties: { town: text, street: text } },
        },
      },
      rules: [
        { require: ['/phone'], when: { var: 'answers.urgent' } },
        { show: ['/note'], when: { '==': [{ var: 'answers.urgent' }, false] } },
      ],
    },
  ],
};

function viewOf(help: Answers) {
  const compiled = compileWizard(
    { name: 'visit', document: { group: 'visit', steps: [{ id: 'help', form: 'help' }] } },
    [{ name: 'help', document: form }],
    {},
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const [view] = pathFor(compiled.value, { help: { help } }, {});
  if (view === undefined) throw new Error('The page is on the path.');
  return view;
}

describe('a field', () => {
  it.each<readonly [string, Answers, readonly string[]]>([
    ['its schema asks for it', { urgent: false }, ['name']],
    ['a rule asks for it', { urgent: true }, ['name', 'phone']],
    ['a rule may ask for it, which is not known yet', {}, ['name', 'phone']],
  ])('is required where %s', (_, answers, required) => {
    expect(viewOf(answers).required).toEqual(required);
  });

  it.each<readonly [string, Answers, boolean]>([
    ['shown where its rule is true', { urgent: false }, true],
    ['hidden where it is false', { urgent: true }, false],
    ['hidden where it is not known', {}, false],
  ])('is %s', (_, answers, shown) => {
    expect(viewOf(answers).shown.includes('note')).toBe(shown);
  });
});

it('rules read the answers of shown fields, and groups without their empty members', () => {
  const answers = { name: '', urgent: true, note: 'x', home: { town: 'Rome', street: '' } };
  expect(viewOf(answers).scope.answers).toStrictEqual({ name: '', urgent: true, home: { town: 'Rome' } });
  expect(viewOf({ home: { town: '' } }).scope.answers).toStrictEqual({});
});
