import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Provider } from '../../../../app/journey/index.ts';
import { AddToCalendar } from '../../../../app/reservation/index.ts';
import { hang } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';
import { appointment, clinic, followup } from '../../journey/fixtures.ts';

const booked = appointment({
  id: 'A'.repeat(22),
  confirmCode: 'KXW4PT23',
  timestamp: '2027-03-15 09:00:00',
  services: [{ id: 63, name: 'DOT Physical' }],
});
const second = { ...followup, id: 'B'.repeat(22), confirmCode: 'ZZZZ2222', timestamp: '2027-04-15 09:00:00' };
const { address: _none, ...person } = clinic;
const dietitian: Provider = { ...person, businessName: 'dietitian', vanityName: 'Dana Whitfield' };

function open(shown: Partial<Parameters<typeof AddToCalendar>[0]> = {}): void {
  const { appServices } = testAppServices({ answer: hang });
  const element = <AddToCalendar appointments={[booked]} provider={clinic} {...shown} />;
  renderScreen(appServices, [{ path: '/', element }], ['/']);
}

const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });
const query = ({ href }: HTMLAnchorElement) => new URL(href).searchParams;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-10T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('putting an appointment into a calendar', () => {
  it('opens online calendars in a new tab without opener or referrer', async () => {
    open();
    for (const [name, host] of [
      ['Google Calendar (opens in a new tab)', 'calendar.google.com'],
      ['Outlook (opens in a new tab)', 'outlook.live.com'],
    ] as const) {
      const { href, target, rel } = await link(name);
      expect(new URL(href).host).toBe(host);
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  it('tells them when and where, and neither what for nor whose', async () => {
    open();
    const google = await link('Google Calendar (opens in a new tab)');
    expect(query(google).get('text')).toBe('Appointment at Mason Crossing');
    await vi.waitFor(() => expect(query(google).get('dates')).toBe('20270315T130000Z/20270315T140000Z'));
    expect(query(google).get('location')).toBe('Mason Crossing, 5100 Terra Firma Dr, Mason, OH 45040');
    const { href } = await link('Outlook (opens in a new tab)');
    for (const secret of ['A'.repeat(22), 'KXW4PT23', 'DOT'])
      expect(decodeURIComponent(`${google.href} ${href}`)).not.toContain(secret);
  });

  it('does not tell them with whom a visit by video is', async () => {
    open({ provider: dietitian });
    const google = await link('Google Calendar (opens in a new tab)');
    expect([query(google).get('text'), query(google).get('location')]).toEqual(['Appointment', 'By video']);
    expect(decodeURIComponent(google.href)).not.toContain('Dana');
  });

  it('has a link for each of two', async () => {
    open({ appointments: [booked, second] });
    expect(query(await link('Outlook 2nd appointment (opens in a new tab)')).get('startdt')).toBe(
      '2027-04-15T13:00:00Z',
    );
    expect(query(await link('Outlook 1st appointment (opens in a new tab)')).get('startdt')).toBe(
      '2027-03-15T13:00:00Z',
    );
  });

  it.each([
    [
      '2027-03-10T12:00:00Z',
      'We send no reminder, but the calendar file reminds you 1 day and 1 hour before the visit.',
    ],
    ['2027-03-15T10:00:00Z', 'We send no reminder, but the calendar file reminds you 1 hour before the visit.'],
    ['2027-03-15T12:30:00Z', 'We send no reminder.'],
  ])('says at %s what reminder there will be', async (now, words) => {
    vi.setSystemTime(new Date(now));
    open();
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is not offered for a visit without a time', () => {
    open({ appointments: [{ ...booked, timestamp: '' }] });
    expect(screen.queryByText(/reminder/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
