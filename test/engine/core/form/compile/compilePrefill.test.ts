import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition } from '#engine';
import { worded } from '../../problems/worded.ts';

const properties = {
  name: { type: 'string', title: 'Name' },
  born: { type: 'string', format: 'date', title: 'Born' },
  home: { type: 'object', title: 'Home', properties: { town: { type: 'string', title: 'Town' } } },
};
const settings = { guest: { type: 'string', default: 'Ann' }, known: { type: 'boolean', default: true } } as const;
const context = {
  type: 'object',
  properties: {
    born: { type: 'string', format: 'date' },
    size: { type: 'string' },
    count: { type: 'number' },
  },
};

type Rules = NonNullable<FormDefinition['pages'][number]['rules']>;

/** The problems of a form with these rules: code, place and message. */
function findAll(...rules: Rules): readonly string[] {
  const pages = [{ name: 'who', title: 'Who', schema: { type: 'object', properties }, rules }];
  const compiled = compileWizard(
    { name: 'flow', document: { group: 'flow', steps: [{ id: 'person', form: 'person' }] } },
    [{ name: 'person', document: { id: 'person', title: 'Person', settings, pages } }],
    { context },
  );
  return worded(compiled).map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}
/** Their codes and places. */
const findProblems = (...rules: Rules): readonly string[] =>
  findAll(...rules).map((each) => each.split(' ').slice(0, 2).join(' '));

describe('compiling the rule of a first value', () => {
  const at = '/pages/0/rules/0';
  it.each([
    ['a name that is not known', { prefill: '/born', with: { var: 'context.birth' } }, `unknown-name ${at}/with/var`],
    ['a field that is not there', { prefill: '/birth', with: { var: 'context.born' } }, `unknown-field ${at}/prefill`],
    ['a text for a date', { prefill: '/born', with: { var: 'context.size' } }, `wrong-rule-value ${at}/with`],
    ['a number for a text', { prefill: '/name', with: { var: 'context.count' } }, `wrong-rule-value ${at}/with`],
    ['its own answer', { prefill: '/name', with: { var: 'answers.name' } }, `unknown-name ${at}/with/var`],
  ])('refuses %s', (_what, rule, problem) => {
    expect(findProblems(rule)).toEqual([problem]);
  });

  it('takes one for a field, and refuses a second', () => {
    const rule = { prefill: '/born', with: { var: 'context.born' } };
    expect(findProblems(rule)).toEqual([]);
    expect(findProblems(rule, rule)).toEqual(['duplicate-prefill /pages/0/rules/1/prefill']);
  });

  it('takes settings for the value and its condition', () => {
    const rule = { prefill: '/name', with: { var: 'settings.guest' } };
    expect(findProblems(rule)).toEqual([]);
    expect(findProblems({ ...rule, when: { var: 'settings.known' } })).toEqual([]);
  });

  it('takes other answers for the value and its condition', () => {
    const rule = { prefill: '/name', with: { var: 'answers.home.town' }, when: { answered: { var: 'answers.born' } } };
    expect(findProblems(rule)).toEqual([]);
  });

  it.each([
    ['a name that is not known', { var: 'settings.unknown' }, `unknown-name ${at}/when/var`],
    ['its own answer', { answered: { var: 'answers.name' } }, `unknown-name ${at}/when/answered/var`],
    ['a text', { var: 'settings.guest' }, `wrong-rule-value ${at}/when`],
  ])('refuses a condition that is %s', (_what, when, problem) => {
    expect(findProblems({ prefill: '/name', with: { var: 'settings.guest' }, when })).toEqual([problem]);
  });

  it('tells why a field cannot start with a value', () => {
    const named = { prefill: '/name', with: 'Ann' };
    expect(findAll(named, named)).toEqual(['duplicate-prefill /pages/0/rules/1/prefill Two rules prefill "/name".']);
    expect(findAll({ prefill: '/home/town', with: 'Rome' })).toEqual([
      `field-inside-group ${at}/prefill "/home/town" is inside a group; only a field of the page itself can start with a value.`,
    ]);
  });
});
