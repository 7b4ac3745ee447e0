import { describe, expect, it } from 'vitest';
import { PATTERN_LENGTH, patternProblem } from '../../../../engine/core/validation/patternCost.ts';

const place = { document: 'doc', pointer: '/pattern' };

describe('the time that patterns take', () => {
  it('runs every accepted pattern on the worst texts within a moment', () => {
    const worst = ['a', '1', '@', ' ', 'a@', '1-'].map(
      (piece) => `${piece.repeat(PATTERN_LENGTH).slice(0, PATTERN_LENGTH - 1)}!`,
    );
    for (const pattern of ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$', '^\\w*\\w*\\w$', '.*.*x'])
      for (const text of worst) {
        expect(patternProblem(pattern, place)).toBeUndefined();
        const started = performance.now();
        new RegExp(pattern, 'u').test(text);
        expect(performance.now() - started).toBeLessThan(2_000);
      }
  });

  it('judges hostile patterns at once', () => {
    const started = performance.now();
    patternProblem('('.repeat(200) + 'a+'.repeat(50) + ')+'.repeat(200), place);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
