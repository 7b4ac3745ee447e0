import { expect, test } from 'vitest';
import { compileWizard, type JsonObject, reduce } from '#engine';
import { adaptIntake } from '../../../../../app/screens/booking/intake/adaptIntake.ts';

const compiled = compileWizard(
  { name: 'flow', document: { group: 'flow', steps: [{ id: 'who', form: 'who' }] } },
  [
    {
      name: 'who',
      document: {
        id: 'who',
        title: 'Who',
        pages: [
          {
            name: 'name',
            title: 'Name',
            schema: { type: 'object', properties: { first: { type: 'string', title: 'First' } } },
            rules: [{ prefill: '/first', with: { var: 'context.first' } }],
          },
        ],
      },
    },
  ],
  { context: { type: 'object', properties: { first: { type: 'string' } } } },
);
if (!compiled.ok) throw new Error('the form does not compile');
const plan = compiled.value;
const adaptTo = (context: JsonObject) => adaptIntake(plan, context);
const first = ({ answers }: { readonly answers: Readonly<Record<string, unknown>> }) => answers.who;

test('answers that were kept for another visit are adapted to this one, once', () => {
  const kept = adaptTo({ first: 'Ada' }).of(undefined);
  const now = adaptTo({ first: 'Bo' });
  expect(first(now.of(kept))).toEqual({ name: { first: 'Bo' } });
  expect(now.of(kept)).toBe(now.of(kept));
  expect(now.of(now.of(kept))).toBe(now.of(kept));
});

test('without any the form begins, once', () => {
  const adapted = adaptTo({ first: 'Ada' });
  expect(first(adapted.of(undefined))).toEqual({ name: { first: 'Ada' } });
  expect(adapted.of(undefined)).toBe(adapted.of(undefined));
});

test('what the wizard has made of them is as the form has it', () => {
  const context = { first: 'Ada' };
  const adapted = adaptTo(context);
  const before = adapted.of(undefined);
  const after = reduce(plan, before, { type: 'edit', answers: { first: 'Cy' }, ...before.position }, context);
  adapted.note(after);
  expect(adapted.of(after)).toBe(after);
});
