import type { RJSFSchema } from '@rjsf/utils';
import ajv from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormValidator } from '../../../../engine/react/rjsf/createFormValidator.ts';

const validator = createFormValidator(({ keyword }) => `It fails at ${keyword}.`);
const schema: RJSFSchema = {
  type: 'object',
  required: ['name', 'home'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5, pattern: '^[a-z]*$' },
    age: { type: 'integer', minimum: 0, maximum: 120 },
    colour: { type: 'string', enum: ['red', 'green'] },
    tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, minItems: 1, uniqueItems: true },
    home: { type: 'object', required: ['zip'], properties: { zip: { type: 'string', pattern: '^[0-9]{5}$' } } },
    agreed: { type: 'boolean', const: true },
  },
};

const text = fc.oneof(fc.stringMatching(/^[a-z]{0,7}$/), fc.string(), fc.stringMatching(/^[0-9]{4,6}$/));
const answers = fc.record(
  {
    name: text,
    age: fc.oneof(fc.integer({ min: -5, max: 130 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    colour: fc.constantFrom('red', 'blue'),
    tags: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    home: fc.record({ zip: text }, { requiredKeys: [] }),
    agreed: fc.boolean(),
  },
  { requiredKeys: [] },
);
const faults = (errors: readonly { readonly property?: string; readonly name?: string }[]): readonly string[] =>
  [...new Set(errors.map(({ property, name }) => `${property?.replace(/^\./, '')} ${name}`))].sort();

describe('the validator in the shape that rjsf asks for', () => {
  test('comes to the verdict, places and keywords of the one that rjsf brings', () => {
    fc.assert(
      fc.property(answers, (data) => {
        const ours = faults(validator.validateFormData(data, schema).errors);
        const theirs = faults(ajv.validateFormData(data, schema).errors);
        expect(ours).toEqual(theirs);
        expect(validator.isValid(schema, data, schema)).toBe(theirs.length === 0);
      }),
    );
  });

  test('puts the words at their place in the tree of errors', () => {
    const { errorSchema } = validator.validateFormData({ name: 'x', home: { zip: '1' } }, schema);
    expect(errorSchema).toEqual({
      name: { __errors: ['It fails at minLength.'] },
      home: { zip: { __errors: ['It fails at pattern.'] } },
    });
  });

  test('finds nothing wrong with what is right', () => {
    const right = { name: 'ann', home: { zip: '45202' } };
    expect(validator.validateFormData(right, schema)).toEqual({ errors: [], errorSchema: {} });
  });

  test('refuses what is not JSON', () => {
    expect(() => validator.isValid(schema, { name: () => 'x' }, schema)).toThrow('Only JSON');
  });
});
