import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FormConfiguration, FormDefinition } from '#engine';
import {
  checkFormConfiguration,
  type FormConfiguration as WrittenConfiguration,
} from '../../../../schemas/generated/content/forms/form-config.js';
import {
  checkFormDefinition,
  type FormDefinition as WrittenDefinition,
} from '../../../../schemas/generated/content/forms/form-definition.js';
import { about, configuration, consent, extra } from '../wizard/exampleWizard.ts';

describe('what documents may be', () => {
  it('is what the engine takes, in type', () => {
    expectTypeOf<WrittenDefinition>().toExtend<FormDefinition>();
    expectTypeOf<WrittenConfiguration>().toExtend<FormConfiguration>();
  });

  it.each([about, consent, extra])('takes the example form $id', (form) => {
    expect(checkFormDefinition(form), JSON.stringify(checkFormDefinition.errors)).toBe(true);
  });

  it('takes the example configuration', () => {
    expect(checkFormConfiguration(configuration)).toBe(true);
  });

  it.each([
    ['/pages/0', { ...about, pages: [{ ...about.pages[0], whne: true }] }],
    ['/pages/0/rules/0', { ...about, pages: [{ ...about.pages[0], rules: [{ shwo: [], when: true }] }] }],
    ['/pages/0/when', { ...about, pages: [{ ...about.pages[0], when: { adn: [] } }] }],
    [
      '/pages/0/schema/properties/x',
      { ...about, pages: [{ ...about.pages[0], schema: { type: 'object', properties: { x: { typ: 'string' } } } }] },
    ],
    ['/settings/x', { ...about, settings: { x: { type: 'boolean' } } }],
    ['/payload/0', { ...about, payload: [{ from: '/x' }] }],
  ])('refuses a fault at %s', (pointer, form) => {
    expect(checkFormDefinition(form)).toBe(false);
    expect(checkFormDefinition.errors?.map(({ instancePath }) => instancePath)).toContain(pointer);
  });
});
