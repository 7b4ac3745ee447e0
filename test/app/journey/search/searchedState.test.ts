import { describe, expect, it } from 'vitest';
import { type FlowName, flowNames } from '../../../../app/journey/index.ts';
import { isState, searchedState, searchesByState } from '../../../../app/journey/search/SearchCriteria.ts';

describe('the code of a state', () => {
  it.each([
    ['OH', true],
    ['oh', false],
    ['O', false],
    ['OHI', false],
    ['Ohio', false],
    ['in OH', false],
    ['', false],
    [undefined, false],
  ])('%j: %s', (text, expected) => {
    expect(isState(text)).toBe(expected);
  });
});

describe('the state of a search', () => {
  const both = { location: 'KY', state: 'OH' };
  it.each<[FlowName, object, string | undefined]>([
    ['VIRTUAL_VISIT', both, 'KY'],
    ['VIRTUAL_VISIT', { location: '45202', state: 'OH' }, 'OH'],
    ['VIRTUAL_VISIT', { location: 'Mason, OH' }, undefined],
    ['DIETITIAN', both, 'OH'],
    ['DIETITIAN', { location: 'KY' }, 'KY'],
    ['DIETITIAN', {}, undefined],
    ['IN_PERSON', both, undefined],
  ])('of the flow %s by %j is %s', (flow, criteria, state) => {
    expect(searchedState(flow, criteria)).toBe(state);
  });

  it.each(flowNames)('is what %s looks by, if the visit is by video', (flow) => {
    expect(searchesByState(flow)).toBe(flow === 'VIRTUAL_VISIT' || flow === 'DIETITIAN');
  });
});
