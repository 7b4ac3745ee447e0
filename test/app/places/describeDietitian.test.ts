import { expect, it } from 'vitest';
import { describeDietitian } from '../../../app/places/describeDietitian.ts';

const dana = {
  providerId: '91000001',
  vanityName: 'Dana W.',
  image: 'data:image/svg+xml,x',
  qualification: 'RD',
  description: 'As the server has it.',
};
const details = {
  dietitians: {
    91000001: { name: 'Dana Whitfield', image: 'dana.svg', qualification: 'RDN, LD', description: 'Hers.' },
  },
};
const describeBy = (dietitians: Parameters<typeof describeDietitian>[1]['dietitians'], provider = dana) =>
  describeDietitian(provider, { dietitians }, (asset) => `/images/${asset}`);

it('a dietitian is as content says', () => {
  expect(describeBy(details.dietitians)).toEqual({
    providerId: '91000001',
    vanityName: 'Dana Whitfield',
    image: '/images/dana.svg',
    qualification: 'RDN, LD',
    description: 'Hers.',
  });
});

it.each([
  ['name', 'vanityName', 'Dana Whitfield'],
  ['image', 'image', '/images/dana.svg'],
  ['qualification', 'qualification', 'RDN, LD'],
  ['description', 'description', 'Hers.'],
] as const)('is as the server says but for a %s in content', (field, shown, value) => {
  const dietitians = { 91000001: { [field]: details.dietitians[91000001][field] } };
  expect(describeBy(dietitians)).toEqual({ ...dana, [shown]: value });
});

it('is as the server says where content knows only others', () => {
  expect(describeBy({ 91000002: { name: 'Marcus Bell' } })).toEqual(dana);
  expect(describeBy({}, { ...dana, providerId: 'constructor' })).toEqual({ ...dana, providerId: 'constructor' });
});
