import { describe, expect, it } from 'vitest';
import { compileRule } from '../../../../../engine/core/rules/compile/compileRule.ts';
import { environment, evaluateOver, findProblems, place } from '../exampleEnvironment.ts';

const table = { CA: { capital: 'Sacramento', motto: 'Eureka' }, OH: { capital: 'Columbus' } };
const state = { var: 'answers.state' };
const isCapital = (capital: string, written: unknown = table) => ({
  '==': [{ lookup: [state, written, 'capital'] }, capital],
});
const hasMotto = { '!=': [{ lookup: [state, table, 'motto'] }, ''] };

describe('lookup', () => {
  it.each<[unknown, string | undefined, unknown]>([
    [isCapital('Sacramento'), 'CA', true],
    [isCapital('Columbus'), 'CA', false],
    [isCapital('Columbus'), 'OH', true],
    // There is no such row.
    [isCapital(''), 'NY', true],
    [isCapital(''), 'OH', false],
    // The row has no such text.
    [hasMotto, 'CA', true],
    [hasMotto, 'OH', false],
    [hasMotto, 'NY', false],
    [isCapital('Sacramento'), undefined, 'unknown'],
    [isCapital('Sacramento'), 'TX', 'unknown'],
    // Nothing is known of a table without rows, whatever is answered.
    [isCapital('', {}), undefined, true],
  ])('%j of "%s" is %s', (rule, answer, value) => {
    expect(evaluateOver(rule, answer === undefined ? {} : { state: answer })).toBe(value);
  });

  it('is the same as an "if" that is written out', () => {
    const cases = [{ '==': [state, 'CA'] }, 'Sacramento', { '==': [state, 'OH'] }, 'Columbus', ''];
    const compile = (rule: unknown) => {
      const compiled = compileRule({ '==': [rule, ''] }, environment, place);
      return compiled.ok && { root: compiled.value.root, reads: new Set(compiled.value.reads.map(String)) };
    };
    expect(compile({ lookup: [state, table, 'capital'] })).toEqual(compile({ if: cases }));
  });

  it('takes a text without choices as its key, and any name for a row', () => {
    const rows = JSON.parse('{ "constructor": { "is": "a name" } }');
    const rule = { '==': [{ lookup: [{ var: 'answers.name' }, rows, 'is'] }, 'a name'] };
    expect(evaluateOver(rule, { name: 'constructor' })).toBe(true);
    expect(evaluateOver(rule, { name: 'toString' })).toBe(false);
  });
});

describe('problems of a lookup', () => {
  const compared = (written: unknown) => ({ '==': [{ lookup: written }, 'x'] });

  it.each<[unknown, string, string]>([
    [compared([state, table]), '/when/==/0/lookup', '"lookup" takes 3 operands, not 2.'],
    [
      compared([state, table, { cat: ['capital'] }]),
      '/when/==/0/lookup/2',
      'A name is written out as text, never computed.',
    ],
    [
      compared([state, [table], 'capital']),
      '/when/==/0/lookup/1',
      '"lookup" expects a table: an object that has an object of texts for each name.',
    ],
    [
      compared([state, { CA: { capital: 1 } }, 'capital']),
      '/when/==/0/lookup/1',
      '"lookup" expects a table: an object that has an object of texts for each name.',
    ],
    [
      compared([{ var: 'answers.count' }, table, 'capital']),
      '/when/==/0/lookup/0',
      '"lookup" expects text, not "answers.count" (a number).',
    ],
    [compared([{ var: 'answers.stat' }, table, 'capital']), '/when/==/0/lookup/0/var', '"stat" is not in "answers".'],
    [
      compared([state, { ...table, OI: { capital: 'x' } }, 'capital']),
      '/when/==/0/lookup/1/OI',
      '"OI" is not a choice of what is looked up.',
    ],
    [isCapital('Cleveland'), '/when/==/1', '"==" compares with "Cleveland", which is not one of the choices.'],
  ])('%j', (rule, pointer, message) => {
    expect(findProblems(rule).map((found) => [found.pointer, found.message])).toEqual([[pointer, message]]);
  });

  it('are the limits of a rule: a table counts as if it were written out', () => {
    const rows = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, { is: 'x' }]));
    const rule = (count: number) => ({ '==': [{ lookup: [{ var: 'answers.name' }, rows(count), 'is'] }, 'x'] });
    expect(findProblems(rule(249))).toEqual([]);
    expect(findProblems(rule(250)).map(({ code }) => code)).toEqual(['rule-too-large']);
  });
});
