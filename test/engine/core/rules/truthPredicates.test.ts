import { describe, expect, it } from 'vitest';
import { isFailing, isOnPath, isRequired, isShown, isSkipped } from '../../../../engine/core/rules/truthPredicates.ts';
import { UNKNOWN } from '../../../../engine/core/rules/Unknown.ts';

describe('how each effect reads a rule', () => {
  it.each([
    ['shown', isShown, true, false, false],
    ['required', isRequired, true, false, true],
  ])('%s', (_, effect, whenTrue, whenFalse, whenUnknown) => {
    expect([effect([true]), effect([false]), effect([UNKNOWN])]).toEqual([whenTrue, whenFalse, whenUnknown]);
  });

  it('shows a field when all of its rules hold, and asks for it when any does', () => {
    expect(isShown([])).toBe(true);
    expect(isShown([true, false])).toBe(false);
    expect(isRequired([])).toBe(false);
    expect(isRequired([false, true])).toBe(true);
  });

  it('fails a check that is unknown only once its field is answered', () => {
    expect([isFailing(true, true), isFailing(true, false)]).toEqual([false, false]);
    expect([isFailing(false, true), isFailing(false, false)]).toEqual([true, true]);
    expect([isFailing(UNKNOWN, true), isFailing(UNKNOWN, false)]).toEqual([true, false]);
  });

  it.each([
    ['on the path', isOnPath],
    ['skipped', isSkipped],
  ])('is %s only when that is certain', (_, effect) => {
    expect([effect(true), effect(false), effect(UNKNOWN)]).toEqual([true, false, false]);
  });
});
