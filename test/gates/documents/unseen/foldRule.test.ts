import { describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { foldRule } from './foldRule.ts';

describe('foldRule', () => {
  const fixed = { settings: { most: 3, asks: true }, conditions: {} };
  const own = { '==': [{ var: 'answers.pet' }, 'Cat'] };

  it.each<readonly [Json, Json]>([
    [{ '>': [{ var: 'settings.most' }, 2] }, true],
    [{ and: [{ var: 'settings.asks' }, own] }, { and: [own] }],
    [{ and: [{ '!': [{ var: 'settings.asks' }] }, own] }, false],
    [{ or: [{ var: 'settings.asks' }, own] }, true],
    [own, own],
    [{ answered: [{ var: 'answers.pet' }] }, { answered: [{ var: 'answers.pet' }] }],
  ])('makes of %j what is left for the guest to decide', (rule, folded) => {
    expect(foldRule(rule, fixed)).toEqual(folded);
  });
});
