import { expect, it } from 'vitest';
import { flowNames, formGroup, type Service } from '../../../app/journey/index.ts';
import type { CategoryConfig } from '../../../app/journey/services/categoryConfig.ts';
import { eachFlow } from './eachFlow.ts';

const visit: CategoryConfig = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' };
const configs = {
  defaultCategory: { ...visit, formConfigGroup: 'any-other' },
  categories: { Illnesses: visit, Physicals: { ...visit, formConfigGroup: 'physical' } },
  flows: eachFlow((flow) => ({ formConfigGroup: flow.toLowerCase() })),
};
const service = (category?: string): Service => ({
  id: 1,
  name: 'A visit',
  ...(category !== undefined && { category }),
});

it.each(flowNames)('is that of the flow %s where the category has none', (flow) => {
  expect(formGroup(configs, flow, [service('Illnesses')])).toBe(flow.toLowerCase());
  expect(formGroup(configs, flow, [])).toBe(flow.toLowerCase());
});

it.each([
  ['a category with a group', ['Physicals'], 'physical'],
  ['the second service, where the first has none', ['Illnesses', 'Physicals'], 'physical'],
  ['the default of categories that are not listed', ['Massage'], 'any-other'],
  ['a service without a category', [undefined], 'any-other'],
])('is that of %s', (_what, categories, expected) => {
  expect(formGroup(configs, 'IN_PERSON', categories.map(service))).toBe(expected);
});
