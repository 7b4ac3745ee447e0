import { describe, expect, it } from 'vitest';
import { cardMessage } from '../../../app/slots/cardMessage.ts';
import { searchWindow } from '../../../app/slots/searchWindow.ts';
import { bookable } from '../fixtures.ts';

const today = '2026-11-23';
const windowOf = (maxDaysAhead: number, date = today) => searchWindow(date, [bookable({ maxDaysAhead })], today);
const row = (...isAvailable: boolean[]) => ({
  provider: { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } as const,
  services: isAvailable.map((available, id) => ({ id, isAvailable: available, availability: [] })),
});

describe('cardMessage', () => {
  it('says nothing where there are times', () => {
    expect(cardMessage(row(true), true, windowOf(60))).toBeUndefined();
  });

  it('names the days that were looked at, and lets the guest go on', () => {
    expect(cardMessage(row(true), false, windowOf(60))).toEqual({
      title: 'No Availability',
      text: 'Your selected service is unavailable within this 14 day period. Please try another location or date range.',
      mayGoOn: true,
    });
  });

  it('counts fewer days where the service allows fewer, and goes no further', () => {
    const window = searchWindow('2026-11-24', [bookable({ maxDaysAhead: 7 })], today);
    expect(cardMessage(row(true), false, window)).toMatchObject({
      text: 'Your selected service is unavailable within this 7 day period. Please try another location or date range.',
      mayGoOn: false,
    });
  });

  it('says so where the place does not give the service, or one of them', () => {
    const unavailable = {
      title: 'Service Unavailable',
      text: 'Your selected service is unavailable here. Please try another location.',
      mayGoOn: false,
    };
    expect(cardMessage(row(false), false, windowOf(60))).toEqual(unavailable);
    expect(cardMessage(row(true, false), false, windowOf(60))).toEqual(unavailable);
  });

  it('says how far ahead a guest can book, when the wished date is later', () => {
    expect(cardMessage(row(true), false, windowOf(14, '2026-12-08'))).toEqual({
      text: 'You can only book this type of appointment 14 days in advance.',
      mayGoOn: false,
    });
    expect(cardMessage(row(true), false, windowOf(14, '2026-12-07'))?.title).toBe('No Availability');
  });
});
