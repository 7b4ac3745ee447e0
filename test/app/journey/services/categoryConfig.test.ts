import { describe, expect, it } from 'vitest';
import { flowNames } from '../../../../app/journey/index.ts';
import {
  type CategoryConfig,
  canBeBooked,
  categoryConfig,
  lacksCode,
  walkInOf,
} from '../../../../app/journey/services/categoryConfig.ts';

const visit: CategoryConfig = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' };
const video: CategoryConfig = { schedulerFlow: 'VIRTUAL_VISIT', redirectAction: 'results' };

describe('categoryConfig', () => {
  it.each([
    ['Virtual Visits', video],
    ['Illnesses', visit],
    ['toString', visit],
  ])('of %s is its own entry, else the default', (category, expected) => {
    expect(categoryConfig({ defaultCategory: visit, categories: { 'Virtual Visits': video } }, category)).toBe(
      expected,
    );
  });
});

describe('canBeBooked', () => {
  it.each(flowNames.map((schedulerFlow) => [schedulerFlow, schedulerFlow !== 'INSTANT_VACCINE'] as const))(
    'finds times of %s: %s',
    (schedulerFlow, found) => {
      expect(canBeBooked({ schedulerFlow, redirectAction: 'results' })).toBe(found);
      expect(canBeBooked({ schedulerFlow, redirectAction: 'prescreen' })).toBe(found);
    },
  );

  it('finds none of what the pharmacy books itself', () => {
    expect(canBeBooked({ ...visit, redirectAction: 'pharmacy_scheduler' })).toBe(false);
  });
});

describe('lacksCode', () => {
  it.each([
    ['required', undefined, true],
    ['required', 'CARE2027', false],
    ['optional', undefined, false],
    [undefined, undefined, false],
  ] as const)('of a category where a code is %s, and a search with %s: %s', (needed, code, lacks) => {
    const category = { ...visit, ...(needed && { benefitCode: needed }) };
    expect(lacksCode(category, code === undefined ? {} : { benefitCode: code })).toBe(lacks);
  });
});

describe('walkInOf', () => {
  const counter: CategoryConfig = { schedulerFlow: 'INSTANT_VACCINE', redirectAction: 'results' };
  const of = (categories: Readonly<Record<string, CategoryConfig>>) => walkInOf({ defaultCategory: visit, categories });

  it('is the category that starts at a pharmacy, with the business that it names', () => {
    expect(of({ Illnesses: visit, 'At the Counter': { ...counter, businessName: 'tlc' }, Other: counter })).toEqual({
      category: 'At the Counter',
      flow: 'INSTANT_VACCINE',
      businessName: 'tlc',
    });
  });

  it('is with the pharmacy where no business is named', () => {
    expect(of({ 'At the Counter': counter })?.businessName).toBe('pharmacy');
  });

  it('is none where no category starts one, whatever the default is', () => {
    expect(of({ Illnesses: visit })).toBeUndefined();
    expect(walkInOf({ defaultCategory: counter, categories: {} })).toBeUndefined();
  });
});
