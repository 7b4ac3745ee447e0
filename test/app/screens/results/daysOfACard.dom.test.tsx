import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, isRefresh, monday, nine, open, parseQuery, slot, user, whole } from './openResults.tsx';
import { row, slotReply } from './rows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the days of a card', () => {
  const later = { '2026-11-28': ['10:00'] };

  it('show four times at first, and all on demand', async () => {
    const times = ['09:00', '09:20', '09:40', '10:00', '10:20', '10:40'];
    open({ search: () => slotReply(row(1, { '2026-11-23': times })) });
    await slot(nine);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    const more = screen.getByRole('button', { name: 'Show More times on Monday, November 23' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('10:20 AM, Monday, November 23, Clinic 1');
    await user.click(screen.getByRole('button', { name: 'Show Less times on Monday, November 23' }));
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('open where the first free time is', async () => {
    open({ search: () => slotReply(row(1, later)) });
    await slot('10:00 AM, Saturday, November 28, Clinic 1');
    await screen.findByText('Nov 27 – Nov 30');
  });

  it('go on, and no further than the service allows', async () => {
    open();
    await slot(nine);
    const first = within(await card(1));
    const [earlier, next] = [
      first.getByRole('button', { name: 'Earlier days at Clinic 1' }),
      first.getByRole('button', { name: 'Later days at Clinic 1' }),
    ];
    expect(earlier.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(first.getByText('Nov 27 – Nov 30')).toBeTruthy();
    expect(earlier.getAttribute('aria-disabled')).toBe('false');
    await user.click(earlier);
    expect(first.getByText('Nov 23 – Nov 26')).toBeTruthy();
  });

  it('lead on to the next free one from where there is none', async () => {
    open({ search: () => slotReply(row(1, { ...monday, '2026-12-04': ['10:00'] })) });
    await slot(nine);
    await user.click(screen.getByRole('button', { name: 'Later days at Clinic 1' }));
    await user.click(screen.getByRole('button', { name: 'Next available: Friday, December 4' }));
    await slot('10:00 AM, Friday, December 4, Clinic 1');
  });

  it('beyond the search are read when the guest gets there', async () => {
    const { seen } = open({ refresh: () => slotReply(row(1, { '2026-12-08': ['08:00'] })) });
    await slot(nine);
    const next = within(await card(1)).getByRole('button', { name: 'Later days at Clinic 1' });
    for (let page = 0; page < 3; page++) await user.click(next);
    expect(seen.filter(isRefresh).map((request) => parseQuery(request).get('filter.startDate'))).toEqual([
      '2026-12-07',
    ]);
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
    expect(seen.filter(isRefresh).map((request) => parseQuery(request).get('filter.endDate'))).toEqual(['2026-12-20']);
  });
});

describe('a place without times', () => {
  it('says so, and offers later days', async () => {
    const { seen } = open({
      search: () => slotReply(row(1, {})),
      refresh: () => slotReply(row(1, { '2026-12-08': ['08:00'] })),
    });
    const first = within(await card(1));
    expect(first.getByText('No Availability')).toBeTruthy();
    expect(
      first.getByText(
        'Your selected service is unavailable within this 14 day period. Please try another location or date range.',
      ),
    ).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Look at later days' }));
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
    expect(seen.filter(isRefresh)).toHaveLength(1);
  });

  it('that does not give the service says so', async () => {
    open({ search: () => slotReply(row(1, {}, { isAvailable: false })) });
    const first = within(await card(1));
    expect(first.getByText('Service Unavailable')).toBeTruthy();
    expect(first.getByText('Your selected service is unavailable here. Please try another location.')).toBeTruthy();
    expect(first.queryByRole('button')).toBeNull();
  });

  it('because the day is too far ahead says how far the guest may go', async () => {
    open({ search: () => slotReply(row(1, {})) }, whole.replace('2026-11-23', '2027-03-01'));
    expect(
      within(await card(1)).getByText('You can only book this type of appointment 60 days in advance.'),
    ).toBeTruthy();
  });
});
