import { describe, expect, it } from 'vitest';
import { editAt, listValuePaths, valueAt } from '../../../tools/documents/editAt.ts';
import { mutatedText } from '../../../tools/documents/mutatedText.ts';
import { sampled } from '../../../tools/documents/sampled.ts';

const good = JSON.stringify({ id: 'a', list: [1, { x: 'y' }], rule: { var: 'answers.a' } });

describe('editAt', () => {
  const document = JSON.parse(good);

  it('finds the way to every value', () => {
    expect(listValuePaths(document).map((way) => way.join('/'))).toEqual([
      'id',
      'list',
      'list/0',
      'list/1',
      'list/1/x',
      'rule',
      'rule/var',
    ]);
    expect(valueAt(document, ['list', '1', 'x'])).toBe('y');
    expect(valueAt(document, ['list', '7'])).toBeUndefined();
  });

  it('stays out of what is too deep for it', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(listValuePaths({ deep, x: 1 }).at(-1)).toEqual(['x']);
    expect(listValuePaths(deep)).toHaveLength(40);
  });

  it('edits one member, and leaves the document as it was', () => {
    expect(editAt(document, ['list', '0'], () => [])).toEqual({ ...document, list: [{ x: 'y' }] });
    expect(editAt(document, ['id'], (_, value) => [['__proto__', value]])).not.toHaveProperty('id');
    expect(JSON.stringify(editAt(document, ['id'], (_, value) => [['__proto__', value]]))).toContain('"__proto__":"a"');
    expect(JSON.stringify(document)).toBe(good);
  });
});

describe('mutatedText', () => {
  const texts = [...sampled(mutatedText(good), 3_000, 7)];
  const parsed = texts.filter((text) => {
    try {
      return JSON.parse(text) !== undefined;
    } catch {
      return false;
    }
  });

  it('is mostly JSON, and not always', () => {
    expect(parsed.length).toBeGreaterThan(2_500);
    expect(parsed.length).toBeLessThan(3_000);
  });

  it.each([
    ['removes', /^\{"list"/],
    ['doubles', /"id2":"a"/],
    ['retypes', /"id":\["a"\]/],
    ['renames', /"__proto__":/],
    ['copies', /"rule":"a"/],
    ['puts in an unknown operator', /\{"equals":/],
    ['nests deep', /\[{25}/],
    ['puts in a huge text', /x{100000}/],
  ])('%s', (_, shape) => {
    expect(texts.some((text) => shape.test(text))).toBe(true);
  });

  it('is the same for the same seed', () => {
    expect([...sampled(mutatedText(good), 50, 3)]).toEqual([...sampled(mutatedText(good), 50, 3)]);
  });
});
