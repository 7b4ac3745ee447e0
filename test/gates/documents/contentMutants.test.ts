import { expect, it } from 'vitest';
import { listMutants } from './contentMutants.ts';

const form = {
  pages: [
    {
      when: { '<': [{ var: 'age' }, 18] },
      schema: { required: ['name'], properties: { name: { maxLength: 5, enum: ['A'] }, required: { type: 'string' } } },
      messages: { '/name': { required: 'Name?', maxLength: 'Shorter.' } },
    },
  ],
  payload: [{ from: '/name', to: '/name' }],
};

it('changes each rule, limit, message, line, option and required field by itself', () => {
  const mutants = listMutants(form).map(({ kind, pointer }) => `${kind} ${pointer}`);
  expect(mutants.toSorted()).toEqual([
    'limit moved /pages/0/schema/properties/name/maxLength',
    'limit moved /pages/0/schema/properties/name/maxLength',
    'limit moved /pages/0/when/</1',
    'limit moved /pages/0/when/</1',
    'message swapped /pages/0/messages//name/maxLength',
    'message swapped /pages/0/messages//name/required',
    'option changed /pages/0/schema/properties/name/enum/0',
    'payload line dropped /payload/0',
    'required dropped /pages/0/schema/required/0',
    'rule negated /pages/0/when',
  ]);
});

it('changes nothing else', () => {
  const [first] = listMutants(form);
  expect(first?.document).toEqual({ ...form, pages: [{ ...form.pages[0], when: { '!': [form.pages[0]?.when] } }] });
});
