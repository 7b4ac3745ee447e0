import { expect, it } from 'vitest';
import { compilePage } from '../../../../../engine/core/form/compile/compilePage.ts';
import { ONE_VOICE } from '../../../../../engine/core/form/compile/compileVoice.ts';
import type { PageDefinition } from '../../../../../engine/core/form/FormDefinition.ts';
import type { ObjectSchema } from '../../../../../engine/core/json/JsonSchema.ts';

const schema: ObjectSchema = { type: 'object', required: [], properties: { code: { type: 'string', title: 'Code' } } };

const compile = (more: Partial<PageDefinition> = {}) =>
  compilePage(
    { name: 'code', title: 'Your {what}', schema, ...more },
    schema,
    {
      environment: {
        steps: {},
        context: { kind: 'object', properties: {} },
        widgets: [{ name: 'text' }, { name: 'password', secret: true }, { name: 'pin', secret: true }],
        encoders: [],
        verifiers: { code: ['code'] },
        messages: [],
      },
      voice: ONE_VOICE,
      settings: { what: 'code' },
      readable: { kind: 'object', properties: { answers: { kind: 'object', properties: {} } } },
      earlier: [],
    },
    { document: 'form', pointer: '/pages/0' },
  );

it('a page is always asked and verifies nothing, unless its document says otherwise', () => {
  const { page, problems } = compile();
  expect(problems).toEqual([]);
  expect(page).toMatchObject({ name: 'code', title: 'Your code', fields: ['code'], review: false });
  expect(page).not.toHaveProperty('when');
  expect(page).not.toHaveProperty('verify');
});

it('a page may have a condition, and answers to verify', () => {
  const { page, problems } = compile({ when: true, verify: { as: 'code', fields: { code: '/code' } } });
  expect(problems).toEqual([]);
  expect(page.when?.root).toEqual({ kind: 'literal', value: true });
  expect(page.verify).toEqual({ as: 'code', fields: [{ name: 'code', field: 'code' }] });
});

it('a page knows the widgets whose answers only the guest may read', () => {
  expect(compile().page.secretWidgets).toEqual(['password', 'pin']);
});
