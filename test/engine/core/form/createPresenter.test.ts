import { describe, expect, it } from 'vitest';
import { createPresenter } from '../../../../engine/core/form/createPresenter.ts';
import type { ObjectSchema } from '../../../../engine/core/json/JsonSchema.ts';

const text = { type: 'string' } as const;
const fields = Array.from({ length: 70 }, (_, index) => `field${index}`);
const schema: ObjectSchema = {
  type: 'object',
  required: ['a'],
  properties: { a: text, b: text, ab: text, ...Object.fromEntries(fields.map((name) => [name, text])) },
};

describe('the presented schema', () => {
  it('has the shown fields and asks for the required ones', () => {
    const { present } = createPresenter(schema);
    expect(present(['b', 'a'], ['b'], {})).toStrictEqual({
      type: 'object',
      required: ['b'],
      properties: { b: text, a: text },
    });
  });

  it('has no field that the page does not have', () => {
    expect(createPresenter(schema).present(['a', 'x'], [], {}).properties).toStrictEqual({ a: text });
  });

  it('is one for each set of shown and required fields', () => {
    const { present } = createPresenter(schema);
    const both = present(['a', 'b'], ['a', 'b'], {});
    expect(Object.keys(present(['ab'], [], {}).properties)).toEqual(['ab']);
    expect(Object.keys(present(['a', 'b'], [], {}).properties)).toEqual(['a', 'b']);
    expect(present(['a', 'b', 'ab'], ['ab'], {}).required).toEqual(['ab']);
    expect(present(['a', 'b', 'ab'], ['a', 'b'], {}).required).toEqual(['a', 'b']);
    expect(present(['a', 'b'], ['a', 'b'], {})).toBe(both);
  });

  it('is remembered for 64 sets of fields; then all are forgotten', () => {
    const { present } = createPresenter(schema);
    const presented = fields.slice(0, 64).map((name) => present([name], [], {}));
    expect(fields.slice(0, 64).map((name) => present([name], [], {}))).toEqual(presented);
    expect(present(['field0'], [], {})).toBe(presented[0]);
    present(['field64'], [], {});
    const again = present(['field0'], [], {});
    expect(again).not.toBe(presented[0]);
    expect(again).toEqual(presented[0]);
  });

  it('changes with the lists that it takes choices from, and with nothing else of the context', () => {
    const { present, validator } = createPresenter(schema, { a: { 'ui:choices': 'dishes' } });
    const dishes = [{ value: 'pie', title: 'Pie' }];
    const first = present(['a'], [], { dishes, today: '2026-11-21' });
    expect(first.properties.a?.oneOf).toEqual([{ const: 'pie', title: 'Pie' }]);
    expect(present(['a'], [], { dishes, today: '2026-11-22' })).toBe(first);
    expect(validator(['a'], [], { dishes })({ a: 'soup' })).toHaveLength(1);
    expect(present(['a'], [], { dishes: [] }).properties.a?.oneOf).toEqual([]);
  });
});
