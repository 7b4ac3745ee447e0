import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type JsonObject } from '#engine';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import { knownNames } from '../proveDocument.ts';

const counted = { length: [{ var: 'answers.goals' }] };

/** A form in which between `minimum` and `maximum` of four goals must be ticked, if it asks for goals at all. */
const goals: FormDefinition = {
  id: 'goals',
  title: 'Goals',
  settings: {
    asked: { type: 'boolean', default: true },
    minimum: { type: 'integer', default: 1 },
    maximum: { type: 'integer', default: 2 },
  },
  pages: [
    {
      name: 'goals',
      title: 'Goals',
      schema: {
        type: 'object',
        required: [],
        properties: {
          wants: { type: 'boolean', title: 'Have you goals?' },
          goals: {
            type: 'array',
            title: 'Goals',
            items: { type: 'string', enum: ['a', 'b', 'c', 'd'] },
            uniqueItems: true,
          },
        },
      },
      rules: [
        { show: ['/goals'], when: { and: [{ var: 'settings.asked' }, { '==': [{ var: 'answers.wants' }, true] }] } },
        { require: ['/goals'], when: { '>': [{ var: 'settings.minimum' }, 0] } },
        { check: '/goals', that: { '>=': [counted, { var: 'settings.minimum' }] }, message: 'fewest' },
        { check: '/goals', that: { '<=': [counted, { var: 'settings.maximum' }] }, message: 'most' },
      ],
      messages: { '/goals': { fewest: 'Tick more.', most: 'Tick fewer.' } },
    },
  ],
};

function proven(settings: JsonObject) {
  const configuration = {
    name: 'visit',
    document: { group: 'visit', steps: [{ id: 'goals', form: 'goals', settings }] },
  };
  const definitions = [{ name: 'goals', document: goals }];
  const compiled = compileWizard(configuration, definitions, knownNames);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return proveWizard({ configuration, definitions, plan: compiled.value }, knownNames);
}

describe('settings of a form configuration', () => {
  it.each([
    [{ minimum: 3, maximum: 2 }, '"minimum" is 3, and "maximum" is 2'],
    [{ minimum: 30, maximum: 40 }, '"minimum" is 30, and "maximum" is 40'],
  ])('%j: tells at the step that a guest is stuck', (settings, values) => {
    const { problems } = proven(settings);
    expect(
      problems.map(({ document, pointer, code, severity, message }) => ({
        document,
        pointer,
        code,
        severity,
        message,
      })),
    ).toEqual([
      {
        document: 'visit',
        pointer: '/steps/0/settings',
        code: 'settings-exclude-answers',
        severity: 'error',
        message: `The settings of this step leave no answer to "goals" that is accepted: ${values}.`,
      },
    ]);
  });

  it.each([[{}], [{ minimum: 0, maximum: 4 }], [{ minimum: 4, maximum: 4 }], [{ asked: false, minimum: 30 }]])(
    '%j: nothing is wrong',
    (settings) => {
      expect(proven(settings).problems).toEqual([]);
    },
  );
});
