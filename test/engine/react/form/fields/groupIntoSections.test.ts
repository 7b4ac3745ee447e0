import { describe, expect, it } from 'vitest';
import { groupIntoSections } from '../../../../../engine/react/form/fields/SectionFrame.tsx';

const asked = [
  { title: 'Car', fields: ['make', 'plate'] },
  { title: 'Driver', fields: ['name'] },
];
const car = (...names: readonly string[]) => ({ index: 0, title: 'Car', names });
const driver = (...names: readonly string[]) => ({ index: 1, title: 'Driver', names });

describe('fields in sections', () => {
  it.each([
    ['in no section', ['a', 'b'], undefined, ['a', 'b']],
    [
      'before, in and after',
      ['a', 'make', 'plate', 'name', 'b'],
      asked,
      ['a', car('make', 'plate'), driver('name'), 'b'],
    ],
    ['of which some are hidden', ['plate', 'b'], asked, [car('plate'), 'b']],
    ['of which all are hidden', ['a', 'b'], asked, ['a', 'b']],
    ['that are not together', ['make', 'a', 'plate'], asked, [car('make', 'plate'), 'a']],
  ])('%s', (_, names, sections, expected) => {
    expect(groupIntoSections(names, sections)).toEqual(expected);
  });
});
