import { describe, expect, it } from 'vitest';
import { compileQuestionnaire, compileWizard, EngineError, type FormDefinition, type PageDefinition } from '#engine';
import { widgets } from '#engine/react';
import { worded } from '../problems/worded.ts';

const form: FormDefinition = {
  id: 'about',
  title: 'About',
  pages: [
    {
      name: 'about',
      title: 'About',
      schema: { type: 'object', properties: { age: { type: 'number', title: 'Age' } } },
      rules: [{ check: '/age', that: true, message: 'tooYoung' }],
      messages: { '/age': { tooYoung: 'You are too young.' } },
    },
  ],
};
const configuration = { name: 'visit', document: { group: 'visit', steps: [{ id: 'about', form: 'about' }] } };
const nothing = {
  context: undefined,
  widgets: undefined,
  encoders: undefined,
  verifiers: undefined,
  messages: undefined,
};

describe('what an app offers to documents', () => {
  it('is empty in a wizard where it is undefined', () => {
    expect(compileWizard(configuration, [{ name: 'about', document: form }], nothing).ok).toBe(true);
  });

  it('is nothing where it is not given', () => {
    const document = { ...form, payload: [{ from: '/age', to: '/age', as: 'years' }] };
    const compiled = compileWizard(configuration, [{ name: 'about', document }]);
    expect(compiled.ok ? [] : compiled.problems).toMatchObject([{ pointer: '/payload/0/as', known: [] }]);
  });

  it.each<[string, Partial<PageDefinition>, string]>([
    [
      'widget',
      { uiSchema: { age: { 'ui:widget': 'text' } } },
      '"text" is not a widget: the compiler was given no "widgets".',
    ],
    [
      'context',
      { when: { answered: { var: 'context.today' } } },
      '"today" is not in "context": the compiler was given no "context" that has it.',
    ],
  ])('is said to be missing where a document names a %s and none is given', (_, page, message) => {
    const document = { ...form, pages: form.pages.map((each) => ({ ...each, ...page })) };
    const compiled = compileWizard(configuration, [{ name: 'about', document }]);
    expect(worded(compiled)).toContainEqual(expect.objectContaining({ message }));
  });

  it('has each widget once', () => {
    const twice = { widgets: [...widgets, { name: 'text' }] };
    const compile = () => compileWizard(configuration, [{ name: 'about', document: form }], twice);
    expect(compile).toThrow(new EngineError('Two widgets are named "text"; documents could not tell them apart.'));
  });

  it('is given to a questionnaire in part, as to a wizard', () => {
    const question = { id: 'adult', type: 'yesNo', title: 'Are you an adult?' } as const;
    const named = { name: 'age', document: { id: 'age', title: 'Your age', questions: [question] } };
    expect(compileQuestionnaire(named, { widgets }).ok).toBe(true);
    expect(compileQuestionnaire(named, { ...nothing, widgets }).ok).toBe(true);
  });
});
