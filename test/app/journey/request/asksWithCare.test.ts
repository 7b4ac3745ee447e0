import { describe, expect, it } from 'vitest';
import { asksWithCare, type Service } from '../../../../app/journey/index.ts';
import type { CategoryConfig } from '../../../../app/journey/services/categoryConfig.ts';

const plain: CategoryConfig = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' };
const configs = {
  defaultCategory: plain,
  categories: { Wellness: { ...plain, withCareTag: true }, Injuries: { ...plain, withCareTag: false } },
};
const service = (category?: string): Service => ({ id: 1, name: 'x', ...(category !== undefined && { category }) });

describe('asksWithCare', () => {
  it.each<[readonly Service[], boolean]>([
    [[service('Wellness')], true],
    [[service('Injuries'), service('Wellness')], true],
    [[service('Injuries')], false],
    [[service('Unlisted')], false],
    [[service()], false],
    [[], false],
  ])('%j: %s', (services, asked) => {
    expect(asksWithCare(configs, services)).toBe(asked);
  });

  it('takes the default category for one that is not listed', () => {
    expect(asksWithCare({ ...configs, defaultCategory: { ...plain, withCareTag: true } }, [service('Other')])).toBe(
      true,
    );
  });
});
