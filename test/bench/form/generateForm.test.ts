import { describe, expect, it } from 'vitest';
import { findTargets } from '../../../bench/form/findTargets.ts';
import { generateForm } from '../../../bench/form/generateForm.ts';
import { shownKeys, unansweredKeys } from '../../../bench/form/isShown.ts';

describe('the neutral form', () => {
  it.each([
    [30, 22, 16],
    [100, 75, 45],
    [300, 225, 135],
  ])('of %i fields shows %i at first, of which %i are required', (fields, shown, required) => {
    const form = generateForm(fields);
    expect(new Set(form.fields.map(({ key }) => key)).size).toBe(fields);
    expect(shownKeys(form)).toHaveLength(shown);
    expect(unansweredKeys(form)).toHaveLength(required);
  });

  it('shows a chain of conditions one after the other', () => {
    const form = generateForm(40);
    const conditional = (answers: Record<string, string>) =>
      shownKeys(form, answers).filter((key) => !shownKeys(form).includes(key));
    expect(conditional({ f025: 'yes' })).toEqual(['f026', 'f027']);
    expect(conditional({ f025: 'yes', f027: 'yes' })).toEqual(['f026', 'f027', 'f028', 'f039']);
    expect(conditional({ f025: 'no', f027: 'yes' })).toEqual([]);
    expect(conditional({ f029: 'opt2' })).toEqual(['f034']);
  });

  it('is measured in its middle', () => {
    expect(findTargets(generateForm(100))).toEqual({
      text: 'f058',
      pattern: 'f070',
      outer: 'f045',
      shownByOuter: ['f046', 'f047'],
      inner: 'f047',
      shownByInner: ['f048', 'f059'],
    });
  });
});
