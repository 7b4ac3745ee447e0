import { describe, expect, it } from 'vitest';
import type { FormRule } from '#engine';
import { worded } from '../../problems/worded.ts';
import { compileParty, sum } from '../computed/computeWizard.ts';

const problemsOf = (written: Parameters<typeof compileParty>[0]): readonly string[] => {
  const compiled = compileParty(written);
  return compiled.ok ? [] : compiled.problems.map(({ code, pointer }) => `${code} ${pointer}`);
};
const at = '/pages/0/rules/0';
const adults = { var: 'answers.adults' };

describe('compiling the rule of a computed field', () => {
  it.each<readonly [string, FormRule]>([
    ['a number', sum],
    ['a date', { compute: '/grown', with: { addYears: [{ var: 'answers.born' }, 18] } }],
    ['a choice', { compute: '/size', with: { if: [{ '>': [adults, 4] }, 'large', 'small'] } }],
    ['a text', { compute: '/note', with: { cat: ['For ', adults] } }],
    ['a yes/no value', { compute: '/hasChildren', with: { '>': [adults, 2] } }],
    ['one without a title', { compute: '/hidden', with: adults }],
  ])('takes %s', (_what, rule) => {
    expect(problemsOf({ rules: [rule] })).toEqual([]);
  });

  it.each<readonly [string, FormRule, string]>([
    ['a text for a number', { compute: '/total', with: { var: 'answers.note' } }, `wrong-rule-value ${at}/with`],
    ['a number for a date', { compute: '/grown', with: adults }, `wrong-rule-value ${at}/with`],
    ['a choice that the field lacks', { compute: '/size', with: 'huge' }, `unknown-choice ${at}/with`],
    ['a name that is not known', { compute: '/total', with: { var: 'answers.adult' } }, `unknown-name ${at}/with/var`],
    ['a field that is not there', { compute: '/sum', with: adults }, `unknown-field ${at}/compute`],
    ['a member of a group', { compute: '/home/rooms', with: adults }, `field-inside-group ${at}/compute`],
    ['a list', { compute: '/tags', with: { merge: ['a'] } }, `not-computable ${at}/compute`],
    ['a group', { compute: '/home', with: adults }, `not-computable ${at}/compute`],
    ['itself', { compute: '/total', with: { '+': [{ var: 'answers.total' }, 1] } }, 'rule-cycle /pages/0/rules'],
    [
      'an answer of a later page',
      { compute: '/total', with: { var: 'answers.later' } },
      'read-too-early /pages/0/schema/properties/total',
    ],
  ])('refuses %s', (_what, rule, problem) => {
    expect(problemsOf({ rules: [rule] })).toEqual([problem]);
  });

  it('refuses a second rule, and fields that are computed from each other', () => {
    expect(problemsOf({ rules: [sum, sum] })).toEqual(['duplicate-compute /pages/0/rules/1/compute']);
    const hidden = { compute: '/hidden', with: { var: 'answers.total' } };
    const total = { compute: '/total', with: { var: 'answers.hidden' } };
    const compiled = compileParty({ rules: [hidden, total] });
    expect(worded(compiled).map(({ message }) => message)).toEqual([
      'Each of these fields is shown or computed depending on another of them: "total" → "hidden" → "total".',
    ]);
  });
});

describe('a computed field', () => {
  const field = '/pages/0/schema/properties/total';
  it.each<readonly [string, Parameters<typeof compileParty>[0], string]>([
    ['required', { rules: [sum, { require: ['/total'], when: true }] }, 'computed-answer /pages/0/rules/1/require/0'],
    ['prefilled', { rules: [sum, { prefill: '/total', with: 1 }] }, 'computed-answer /pages/0/rules/1/prefill'],
    [
      'given a default',
      { rules: [sum], properties: { total: { type: 'number', title: 'All', default: 1 } } },
      `computed-answer ${field}/default`,
    ],
    [
      'verified',
      { rules: [sum], page: { verify: { as: 'place', fields: { town: '/total' } } } },
      `computed-answer ${field}`,
    ],
    [
      'asked with a widget',
      { rules: [sum], page: { uiSchema: { total: { 'ui:widget': 'numeric' } } } },
      'computed-answer /pages/0/uiSchema/total/ui:widget',
    ],
    [
      'asked with an option of a control',
      { rules: [sum], page: { uiSchema: { total: { 'ui:options': { disabled: true } } } } },
      'computed-answer /pages/0/uiSchema/total/ui:options/disabled',
    ],
    [
      'limited without a title',
      { rules: [sum], properties: { total: { type: 'number', maximum: 9 } } },
      `missing-title ${field}`,
    ],
    [
      'sent with a label that it lacks',
      { rules: [{ compute: '/hidden', with: adults }], payload: [{ from: '/hidden', to: '/more/hidden' }] },
      'missing-title /payload/0/from',
    ],
  ])('cannot be %s', (_what, written, problem) => {
    expect(problemsOf(written)).toEqual([problem]);
  });

  it('can be shown by a rule, hinted at, placed, checked and sent', () => {
    expect(
      problemsOf({
        rules: [
          sum,
          { show: ['/total'], when: { answered: [{ var: 'answers.adults' }] } },
          { check: '/total', that: { '>': [{ var: 'answers.total' }, 0] }, message: 'minimum' },
        ],
        page: {
          uiSchema: { total: { 'ui:help': 'Adults and children', 'ui:width': 'half' } },
          messages: { '/total': { minimum: 'Somebody must come.' } },
        },
        payload: [{ from: '/total', to: '/more/total' }],
      }),
    ).toEqual([]);
  });
});
