import { describe, expect, it } from 'vitest';
import { waitLabel } from '../../../../../app/screens/locator/clinics/waitLabel.ts';

describe('the wait of a clinic', () => {
  it.each([
    [0, 'No Wait'],
    [5, '5 min'],
    [59, '59 min'],
    [60, '1 hr'],
    [65, '1 hr 5 min'],
    [150, '2 hr 30 min'],
    [undefined, undefined],
    [99_999, undefined],
  ])('of %s minutes', (waitMinutes, label) => {
    expect(waitLabel({ clinicAvailable: true, ...(waitMinutes !== undefined && { waitMinutes }) })).toBe(label);
  });

  it('is what the server says where nobody is taken now', () => {
    expect(waitLabel({ clinicAvailable: false, description: 'Closed for lunch', waitMinutes: 20 })).toBe(
      'Closed for lunch',
    );
    expect(waitLabel({ clinicAvailable: false, description: ' ' })).toBeUndefined();
    expect(waitLabel({ clinicAvailable: false })).toBeUndefined();
    expect(waitLabel(undefined)).toBeUndefined();
  });
});
