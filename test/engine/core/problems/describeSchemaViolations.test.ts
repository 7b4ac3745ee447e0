import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { suggestName } from '#engine/problems';
import { describeSchemaViolations } from '../../../../engine/core/problems/describeSchemaViolations.ts';

const schema = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', minLength: 2, pattern: '^[a-z]+$', examples: ['fever'] },
    size: { enum: ['small', 'large'] },
    most: { type: 'integer', minimum: 1, maximum: 9 },
    text: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/ref' }] },
    rules: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: {
        anyOf: [
          {
            type: 'object',
            required: ['show', 'when'],
            additionalProperties: false,
            properties: { show: { type: 'string' }, when: {} },
          },
          {
            type: 'object',
            required: ['check', 'that', 'message'],
            additionalProperties: false,
            properties: { check: { type: 'string' }, that: {}, message: {} },
          },
        ],
      },
    },
    named: { type: 'object', minProperties: 1, maxProperties: 1, propertyNames: { enum: ['and', 'or'] } },
    fixed: { const: 'x' },
    choices: { type: 'array', contains: { const: 'Other' }, items: { type: 'string' } },
    odd: { type: 'array', contains: { type: 'number', minimum: 5 } },
  },
  definitions: { ref: { type: 'object', required: ['$ref'], properties: { $ref: { type: 'string' } } } },
};

const ajv = new Ajv({ allErrors: true, strict: false });
const verbose = new Ajv({ allErrors: true, strict: false, verbose: true });
const problems = (value: unknown, by: Ajv = ajv) => {
  const check = by.compile(schema);
  check(value);
  return describeSchemaViolations(check.errors ?? [], 'doc', value).map((problem) => [
    problem.pointer,
    problem.message,
    suggestName(problem),
  ]);
};

describe('the faults of a document, for its author', () => {
  it.each<readonly [unknown, readonly (readonly [string, string, string?])[]]>([
    [[], [['', 'The document must be an object, not a list.']]],
    [{}, [['', 'The document lacks "id".']]],
    [{ id: 5 }, [['/id', '"id" must be text, not a number.']]],
    [
      { id: 'A' },
      [
        ['/id', '"id" must have 2 or more characters.'],
        ['/id', '"id" cannot be "A": it must match ^[a-z]+$.'],
      ],
    ],
    [{ id: 'ab', size: 'lagre' }, [['/size', '"size" has a value that is not allowed: "lagre".', 'large']]],
    [{ id: 'ab', most: 1.5 }, [['/most', '"most" must be a whole number, not 1.5.']]],
    [{ id: 'ab', most: 10 }, [['/most', '"most" must be 9 or less.']]],
    [{ id: 'ab', most: 0 }, [['/most', '"most" must be 1 or more.']]],
    [{ id: 'ab', fixed: 'y' }, [['/fixed', '"fixed" must be "x".']]],
    [{ id: 'ab', choices: ['a', 'b'] }, [['/choices', '"choices" must have "Other" among its entries.']]],
    [{ id: 'ab', choices: ['a', 'Other'] }, []],
    [{ id: 'ab', choices: [] }, [['/choices', '"choices" lacks an entry that it must have.']]],
    [{ id: 'ab', odd: [1, 2] }, [['/odd', '"odd" lacks an entry that it must have.']]],
    [{ id: 'ab', extra: 1 }, [['/extra', '"extra" is not a property here.']]],
    [{ id: 'ab', text: 5 }, [['/text', '"text" must be text or an object, not a number.']]],
    [{ id: 'ab', text: {} }, [['/text', '"text" lacks "$ref".']]],
    [{ id: 'ab', rules: [] }, [['/rules', '"rules" must have 1 or more entries.']]],
    [
      { id: 'ab', rules: [{ show: 'a', wehn: 1 }] },
      [
        ['/rules/0', 'Entry 1 of "rules" lacks "when".'],
        ['/rules/0/wehn', '"wehn" is not a property here.'],
      ],
    ],
    [
      { id: 'ab', rules: [{ check: 5, that: 1, message: 1 }] },
      [['/rules/0/check', '"check" must be text, not a number.']],
    ],
    [
      {
        id: 'ab',
        rules: [
          { show: 'a', when: 1 },
          { show: 'a', when: 1 },
        ],
      },
      [['/rules', '"rules" has an entry twice.']],
    ],
    [{ id: 'ab', named: { ad: 1 } }, [['/named/ad', '"ad" is not a name that is allowed here.', 'and']]],
    [{ id: 'ab', named: {} }, [['/named', '"named" must have 1 or more members.']]],
    [{ id: 'ab', named: { and: 1, or: 1 } }, [['/named', '"named" must have 1 or fewer members; it has "and", "or".']]],
  ])('of %j', (value, expected) => {
    expect(problems(value)).toEqual(expected.map(([pointer, message, suggestion]) => [pointer, message, suggestion]));
  });

  it('names the known properties when the check tells its schema', () => {
    expect(problems({ id: 'ab', siez: 'small' }, verbose)).toEqual([
      ['/siez', '"siez" is not a property here.', 'size'],
    ]);
  });

  it('gives an example when the check tells its schema', () => {
    expect(problems({ id: 'a b' }, verbose)).toEqual([
      ['/id', '"id" cannot be "a b": it must match ^[a-z]+$, such as "fever".', undefined],
    ]);
  });

  it('never uses the words of the library', () => {
    const check = ajv.compile(schema);
    check({ id: 5, size: 5, most: 'x', text: 5, rules: [5], named: { x: 1 }, fixed: 1, more: 1 });
    const raw = (check.errors ?? []).map(({ message }) => message);
    expect(raw.length).toBeGreaterThan(5);
    for (const { message } of describeSchemaViolations(check.errors ?? [], 'doc', {}))
      expect(raw).not.toContain(message);
  });
});
