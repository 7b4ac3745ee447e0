import { expect, it } from 'vitest';
import type { Json } from '#engine';
import type { ProofProblem } from '../../../../authoring/proof/ProofProblem.ts';
import { mergeProblems } from '../../../../authoring/proof/request/mergeProblems.ts';

const documents: Readonly<Record<string, Json>> = {
  'form-vocabulary': { fields: { city: { type: 'string', pattern: '^.$' } } },
  'form-definition/person': {
    schema: {
      definitions: { city: { $ref: 'form-vocabulary#/fields/city' } },
      properties: {
        city: { $ref: '#/definitions/city', title: 'City' },
        town: { $ref: 'form-vocabulary#/fields/city' },
        village: { $ref: 'form-vocabulary#/fields/city', maxLength: 3 },
      },
    },
  },
};
const read = (name: string): Json | undefined => documents[name];

const refused = (field: string, configuration: string, fault = 'it takes at most 2 characters'): ProofProblem => ({
  document: 'form-definition/person',
  pointer: `/schema/properties/${field}`,
  code: 'answer-refused',
  severity: 'error',
  message: `"${field}" is refused: ${fault}.`,
  cause: fault,
  configuration,
});

const merge = (...problems: readonly ProofProblem[]) =>
  mergeProblems(problems, read).map(({ document, pointer, message }) => `${document}#${pointer} ${message}`);

it('reports a problem of a shared document once, with its places and configurations', () => {
  expect(merge(refused('city', 'visits'), refused('town', 'visits'), refused('city', 'walk-ins'))).toEqual([
    'form-vocabulary#/fields/city "city" is refused: it takes at most 2 characters. This is so in 3 places, in the form configurations "visits" and "walk-ins".',
  ]);
});

it('names the configuration of a problem with one place', () => {
  expect(merge(refused('town', 'visits'))).toEqual([
    'form-vocabulary#/fields/city "town" is refused: it takes at most 2 characters. This is so in the form configuration "visits".',
  ]);
});

it('keeps apart what is written at different places, and different faults', () => {
  expect(merge(refused('town', 'visits'), refused('village', 'visits'), refused('town', 'visits', 'it'))).toEqual([
    expect.stringMatching(/^form-vocabulary#\/fields\/city .*characters\./),
    expect.stringMatching(/^form-definition\/person#\/schema\/properties\/village /),
    expect.stringMatching(/^form-vocabulary#\/fields\/city .* it\./),
  ]);
});

it('does not change problems without a configuration', () => {
  const { configuration: _, ...alone } = refused('town', 'visits');
  expect(mergeProblems([alone, alone], read)).toEqual([alone, alone]);
});
