import { describe, expect, it } from 'vitest';
import { eventAddresses } from '../../../../app/reservation/calendar/eventAddresses.ts';

const visit = {
  title: 'Appointment at The Little Clinic',
  place: 'Mason Crossing, 5100 Terra Firma Dr, Mason, OH 45040',
  timestamp: '2027-03-15 09:00:00',
  timezone: 'America/New_York',
  minutes: 40,
};
const opened = (change: Partial<typeof visit> = {}) => eventAddresses({ ...visit, ...change });
const query = (address = '') => Object.fromEntries(new URL(address).searchParams);

describe('the address of a new event', () => {
  it('in the calendar of Google has title, time, zone and place', () => {
    const { google } = opened() ?? {};
    expect(google).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
    expect(query(google)).toEqual({
      action: 'TEMPLATE',
      text: visit.title,
      dates: '20270315T130000Z/20270315T134000Z',
      ctz: visit.timezone,
      location: visit.place,
    });
  });

  it('in Outlook has them too, without a plus, which it would show', () => {
    const { outlook = '' } = opened() ?? {};
    expect(outlook).toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?/);
    expect(outlook).not.toContain('+');
    expect(query(outlook)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: visit.title,
      startdt: '2027-03-15T13:00:00Z',
      enddt: '2027-03-15T13:40:00Z',
      location: visit.place,
    });
  });

  it('keeps a plus of a name', () => {
    expect(query(opened({ title: 'A+B & C' })?.outlook)).toMatchObject({ subject: 'A+B & C' });
  });

  it('is not made for a time or a zone that does not exist', () => {
    expect(opened({ timezone: 'America/Nowhere' })).toBeUndefined();
    expect(opened({ timestamp: '2027-02-30 09:00:00' })).toBeUndefined();
  });
});
