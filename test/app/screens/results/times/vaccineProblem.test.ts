import { describe, expect, it } from 'vitest';
import { vaccineProblem } from '../../../../../app/screens/results/times/useSearchGate.ts';

const rules = {
  most: 3,
  incompatible: [
    ['103', '115'],
    ['101', '102', '106'],
  ],
};
const vaccine = (id: number, followupServiceId?: number) => ({
  id,
  isVaccine: true,
  ...(followupServiceId !== undefined && { followupServiceId }),
});
const shingles = vaccine(104, 105);

describe('what is wrong with services for one visit', () => {
  it.each([
    ['one vaccine', [vaccine(103)], undefined],
    ['three vaccines', [vaccine(101), vaccine(102), vaccine(103)], undefined],
    ['four vaccines', [vaccine(101), vaccine(102), vaccine(103), vaccine(104)], 'tooMany'],
    ['four of them, two of which do not go together', [103, 115, 101, 102].map((id) => vaccine(id)), 'tooMany'],
    ['two that do not go together', [vaccine(115), vaccine(103)], 'incompatible'],
    ['them beside another', [vaccine(115), vaccine(101), vaccine(103)], 'incompatible'],
    ['a set of three', [vaccine(101), vaccine(102), vaccine(106)], 'incompatible'],
    ['a part of that set', [vaccine(101), vaccine(106)], undefined],
    ['a vaccine that has a second dose', [shingles, vaccine(101)], undefined],
    ['both doses of a vaccine', [vaccine(105), shingles], 'incompatible'],
    ['four services that are no vaccines', [30, 31, 32, 33].map((id) => ({ id, isVaccine: false })), undefined],
    ['nothing', [], undefined],
  ] as const)('%s', (_what, services, problem) => {
    expect(vaccineProblem(services, rules)).toBe(problem);
  });
});
