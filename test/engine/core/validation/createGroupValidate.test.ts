import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { createGroupValidate } from '../../../../engine/core/validation/createGroupValidate.ts';

const group: JsonSchema = {
  type: 'object',
  required: ['name', 'size'],
  properties: { name: { type: 'string' }, size: { type: 'string' } },
};

describe('the validator of a group', () => {
  it('asks the validators of the given members only', () => {
    const asked: string[] = [];
    const validate = createGroupValidate(group, (name) => {
      asked.push(name);
      return () => [{ path: '/0', keyword: 'faulty', params: {}, kind: 'text' }];
    });
    expect(validate({}).map(({ path }) => path)).toEqual(['/name', '/size']);
    expect(asked).toEqual([]);
    expect(validate({ name: 'x', size: undefined }).map(({ path, keyword }) => [path, keyword])).toEqual([
      ['/size', 'required'],
      ['/name/0', 'faulty'],
    ]);
    expect(asked).toEqual(['name']);
  });
});
