import { describe, expect, it } from 'vitest';
import { waitLabel } from '../../../../../app/screens/locator/clinics/ClinicTimes.tsx';
import { shippedLocatorMessages } from '../../../../../schemas/generated/content/messages/locator-messages.shipped.js';

const { waits } = shippedLocatorMessages.card;
const label = (info: Parameters<typeof waitLabel>[0]) => waitLabel(info, waits);

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
  ])('of %s minutes', (waitMinutes, words) => {
    expect(label({ clinicAvailable: true, ...(waitMinutes !== undefined && { waitMinutes }) })).toBe(words);
  });

  it('is what the server says where nobody is taken now', () => {
    expect(label({ clinicAvailable: false, description: 'Closed for lunch', waitMinutes: 20 })).toBe(
      'Closed for lunch',
    );
    expect(label({ clinicAvailable: false, description: ' ' })).toBeUndefined();
    expect(label({ clinicAvailable: false })).toBeUndefined();
    expect(label(undefined)).toBeUndefined();
  });
});
