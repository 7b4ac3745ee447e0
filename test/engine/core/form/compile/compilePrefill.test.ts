import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition } from '#engine';

const properties = {
  name: { type: 'string', title: 'Name' },
  born: { type: 'string', format: 'date', title: 'Born' },
};
const context = {
  type: 'object',
  properties: {
    born: { type: 'string', format: 'date' },
    size: { type: 'string' },
    count: { type: 'number' },
  },
};

/** The problems of a form with these rules: code and place. */
function findProblems(...rules: NonNullable<FormDefinition['pages'][number]['rules']>): readonly string[] {
  const pages = [{ name: 'who', title: 'Who', schema: { type: 'object', properties }, rules }];
  const compiled = compileWizard(
    { name: 'flow', document: { group: 'flow', steps: [{ id: 'person', form: 'person' }] } },
    [{ name: 'person', document: { id: 'person', title: 'Person', pages } }],
    { context },
  );
  return compiled.ok ? [] : compiled.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('compiling the rule of a first value', () => {
  const at = '/pages/0/rules/0';
  it.each([
    ['a name that is not known', { prefill: '/born', with: { var: 'context.birth' } }, `name ${at}/with/var`],
    ['a field that is not there', { prefill: '/birth', with: { var: 'context.born' } }, `name ${at}/prefill`],
    ['a text for a date', { prefill: '/born', with: { var: 'context.size' } }, `type ${at}/with`],
    ['a number for a text', { prefill: '/name', with: { var: 'context.count' } }, `type ${at}/with`],
    ['an answer of the form', { prefill: '/name', with: { var: 'answers.name' } }, `name ${at}/with/var`],
  ])('refuses %s', (_what, rule, problem) => {
    expect(findProblems(rule)).toEqual([problem]);
  });

  it('takes one for a field, and refuses a second', () => {
    const rule = { prefill: '/born', with: { var: 'context.born' } };
    expect(findProblems(rule)).toEqual([]);
    expect(findProblems(rule, rule)).toEqual(['duplicate /pages/0/rules/1/prefill']);
  });
});
