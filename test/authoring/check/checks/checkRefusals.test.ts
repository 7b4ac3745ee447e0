import { expect, it } from 'vitest';
import { checkRefusals } from '../../../../authoring/check/fields/checkRefusals.ts';
import type { FormDefinition } from '../../../../schemas/generated/content/forms/form-definition.js';

/** A check of the names in a list of contacts. */
const contactsRefusedBy = (that: Readonly<Record<string, readonly object[]>>) => {
  const rules = [{ check: '/contacts/-/name', that, message: 'same' }];
  const pages: FormDefinition['pages'] = [
    { name: 'page', title: 'Page', schema: { type: 'object', required: [], properties: {} }, rules },
  ];
  const document = { id: 'form', title: 'Form', pages };
  return checkRefusals({ definitions: [{ name: 'form-definition/form', id: 'form', document }] }, (found) => found);
};

it('finds a rule that refuses an answer whatever it is', () => {
  const found = contactsRefusedBy({ '!=': [{ var: 'answers.first' }, { var: 'answers.last' }] });
  expect(found).toMatchObject([{ pointer: '/pages/0/rules/0/that', code: 'refused-for-another' }]);
});

it('lets a rule compare the entry of a list with another answer', () => {
  expect(contactsRefusedBy({ '!=': [{ var: 'entry.name' }, { var: 'answers.first' }] })).toEqual([]);
});
