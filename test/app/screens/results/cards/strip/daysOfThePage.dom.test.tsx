import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shippedAppSettings } from '../../../../../../schemas/generated/content/settings/app-settings.shipped.js';
import { json } from '../../../../api/fakeFetch.ts';
import { card, isRefresh, isSearch, monday, nine, open, parseQuery, slot, user, whole } from '../../openResults.tsx';
import { row, slotReply } from '../../rows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  window.innerWidth = 1024;
});

/** Opens the results with these settings of in-person visits. */
async function openWith(searchDays: number, cardDays: number, parts: Parameters<typeof open>[0]) {
  const settings = {
    ...shippedAppSettings,
    searchDays: { ...shippedAppSettings.searchDays, IN_PERSON: searchDays },
    cardDays: { ...shippedAppSettings.cardDays, IN_PERSON: cardDays },
  };
  const content = (path: string) => (path.startsWith('app-settings/') ? json(200, settings) : undefined);
  const opened = open(parts, whole, { content });
  await act(() => opened.appServices.messages.load(['app-settings']));
  return opened;
}

const strip = () => within(screen.getByRole('group', { name: 'Days' }));
const stripDays = () =>
  strip()
    .getAllByRole('listitem')
    .map((day) => day.textContent);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const chosen = () => strip().getByRole('button', { pressed: true });
const refreshes = (seen: readonly Parameters<typeof parseQuery>[0][]) =>
  seen.filter(isRefresh).map((request) => Object.fromEntries(parseQuery(request)));

describe('the days of the page', () => {
  const later = { '2026-11-28': ['10:00'] };

  it('say how many times there are at all places, and open with the first day that has some', async () => {
    open({ search: () => slotReply(row(1, later), row(2, { '2026-11-27': ['09:00', '09:20'] })) });
    await slot('9:00 AM, Friday, November 27, Clinic 2');
    expect(stripDays()).toEqual([
      'Fri, Nov 27 2 times',
      'Sat, Nov 28 1 time',
      'Sun, Nov 29 No times',
      'Mon, Nov 30 No times',
    ]);
    expect(chosen().textContent).toBe('Fri, Nov 27 2 times');
  });

  it('show the times of the chosen one on all cards', async () => {
    const both = { ...monday, '2026-11-24': ['08:00'] };
    open({ search: () => slotReply(row(1, both), row(2, both)) });
    await slot(nine);
    await press('Tue, Nov 24 2 times');
    await slot('8:00 AM, Tuesday, November 24, Clinic 1');
    await slot('8:00 AM, Tuesday, November 24, Clinic 2');
    expect(screen.queryByRole('radio', { name: nine })).toBeNull();
    expect(chosen()).toBe(document.activeElement);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      '2 times on Tuesday, November 24',
    );
  });

  it('go on, and no further than the service allows', async () => {
    open();
    await slot(nine);
    const earlier = screen.getByRole('button', { name: 'Earlier days' });
    expect(earlier.getAttribute('aria-disabled')).toBe('true');
    await press('Later days');
    expect(stripDays()).toHaveLength(4);
    expect(stripDays()[0]).toBe('Fri, Nov 27 No times');
    expect(earlier.getAttribute('aria-disabled')).toBe('false');
    await user.click(earlier);
    expect(stripDays()[0]).toBe('Mon, Nov 23 4 times');
  });

  it('beyond the search are read when the guest gets there, for all places by one call', async () => {
    const { seen } = open({
      refresh: () => slotReply(row(1, { '2026-12-08': ['08:00'] }), row(2, { '2026-12-08': ['08:20'] })),
    });
    await slot(nine);
    for (let page = 0; page < 3; page++) await press('Later days');
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
    await slot('8:20 AM, Tuesday, December 8, Clinic 2');
    expect(refreshes(seen)).toEqual([
      {
        'filter.businessNames': 'tlc',
        'filter.startDate': '2026-12-07',
        'filter.endDate': '2026-12-20',
        'filter.serviceIds': '30',
        'filter.locationIds': '01400001,01400002',
      },
    ]);
    expect(chosen().textContent).toBe('Tue, Dec 8 2 times');
  });

  it.each([
    [1, 4],
    [1, 7],
    [2, 7],
  ])('are all loaded if a search covers %i and %i are shown side by side', async (searchDays, cardDays) => {
    const free = (date: string) => ({ [date]: ['08:00'] });
    await openWith(searchDays, cardDays, {
      refresh: (request) => slotReply(row(1, free(parseQuery(request).get('filter.endDate') ?? ''))),
    });
    await slot(nine);
    await press(/^Later days/);
    await waitFor(() => expect(stripDays()).toHaveLength(cardDays));
    // The last day of each range has a time.
    const first = 23 + searchDays;
    await waitFor(() =>
      expect(stripDays().map((day) => day?.replace(/^\w+, /, ''))).toEqual(
        Array.from({ length: cardDays }, (_, index) => {
          const name = first + index > 30 ? `Dec ${first + index - 30}` : `Nov ${first + index}`;
          return `${name} ${(index + 1) % searchDays === 0 ? '1 time' : 'No times'}`;
        }),
      ),
    );
  });

  it('that cannot be read say so once, and can be read again', async () => {
    let works = false;
    open({ refresh: () => (works ? slotReply(row(1, { '2026-12-08': ['08:00'] })) : json(500, {})) });
    await slot(nine);
    for (let page = 0; page < 3; page++) await press('Later days');
    await screen.findByText('Please try again shortly.');
    works = true;
    await press('Try again');
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
  });

  it('come one by one on a phone, and name those beside', async () => {
    window.innerWidth = 390;
    open({ search: () => slotReply(row(1, { ...monday, '2026-11-25': ['08:00'] })) });
    await slot(nine);
    expect(stripDays()).toEqual(['Mon, Nov 23 2 times']);
    await press('Later days Tue, Nov 24 No times');
    expect(stripDays()).toEqual(['Tue, Nov 24 No times']);
    await press('Later days Wed, Nov 25 1 time');
    await slot('8:00 AM, Wednesday, November 25, Clinic 1');
    await press('Earlier days Tue, Nov 24 No times');
    expect(stripDays()).toEqual(['Tue, Nov 24 No times']);
  });
});

describe('a card', () => {
  it('shows four times at first, and all on demand', async () => {
    const times = ['09:00', '09:20', '09:40', '10:00', '10:20', '10:40'];
    open({ search: () => slotReply(row(1, { '2026-11-23': times })) });
    await slot(nine);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    const more = screen.getByRole('button', { name: 'Show More times at Clinic 1' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('10:20 AM, Monday, November 23, Clinic 1');
    await press('Show Less times at Clinic 1');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('names its next time only where the chosen day has none, and leads to it with the focus', async () => {
    open({
      search: () => slotReply(row(1, { ...monday, '2026-12-04': ['10:00'] }), row(2, { '2026-11-24': ['08:00'] })),
    });
    await slot(nine);
    expect(within(await card(1)).queryByText(/^Next/)).toBeNull();
    const second = within(await card(2));
    expect(second.getByText('No times')).toBeTruthy();
    await user.click(second.getByRole('button', { name: 'Next available: Tue 8:00 AM' }));
    const time = await slot('8:00 AM, Tuesday, November 24, Clinic 2');
    expect(document.activeElement).toBe(time);
    expect(within(await card(2)).queryByText(/^Next/)).toBeNull();
    await press('Next available: Fri, Dec 4, 10:00 AM');
    expect(document.activeElement).toBe(await slot('10:00 AM, Friday, December 4, Clinic 1'));
    expect(stripDays()).toContain('Fri, Dec 4 1 time');
    // All its times are before the chosen day.
    expect(within(await card(2)).getByRole('button', { name: 'Next available: Tue 8:00 AM' })).toBeTruthy();
  });
});

describe('a place without times', () => {
  it('says so, and offers later days where others have some', async () => {
    const { seen } = open({
      search: () => slotReply(row(1, {}), row(2, monday)),
      refresh: () => slotReply(row(1, { '2026-12-08': ['08:00'] })),
    });
    const first = within(await card(1));
    expect(first.getByText('No Availability')).toBeTruthy();
    expect(first.getByText(/within this 14 day period/)).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Look at later days' }));
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
    expect(seen.filter(isRefresh)).toHaveLength(1);
    expect(strip().getAllByRole('button')).toContain(document.activeElement);
  });

  it('that does not give the service says so, and offers none', async () => {
    open({ search: () => slotReply(row(1, {}, { isAvailable: false })) });
    const first = within(await card(1));
    expect(first.getByText('Service Unavailable')).toBeTruthy();
    expect(first.queryByRole('button', { name: 'Look at later days' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Find the next available time' })).toBeNull();
  });

  it('because the day is too far ahead: the page says once how far the guest may go, and goes there', async () => {
    const { seen } = open(
      { search: () => slotReply(row(1, {}), row(2, {})) },
      whole.replace('2026-11-23', '2027-03-01'),
    );
    expect(within(await card(2)).getByText('No times')).toBeTruthy();
    expect(screen.getAllByText('You can only book this type of appointment 60 days in advance.')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Find the next available time' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Friday, January 22, the last day that can be booked' }));
    await waitFor(() => expect(screen.queryByText(/in advance/)).toBeNull());
    const days = seen.filter(isSearch).map((search) => parseQuery(search).get('filter.startDate'));
    expect(days).toEqual(['2027-03-01', '2027-01-22']);
  });

  it('anywhere: the next one is looked for on demand, range by range, and its day opens', async () => {
    const { seen } = open({
      search: () => slotReply(row(1, {}), row(2, {})),
      refresh: (request) =>
        slotReply(
          row(1, parseQuery(request).get('filter.startDate') === '2026-12-21' ? { '2026-12-22': ['08:00'] } : {}),
        ),
    });
    await screen.findByText('No times through Sunday, December 6.');
    expect(screen.getAllByText('No Availability')).toHaveLength(2);
    expect(seen.filter(isRefresh)).toEqual([]);
    await press('Find the next available time');
    await slot('8:00 AM, Tuesday, December 22, Clinic 1');
    expect(
      refreshes(seen)
        .slice(0, 2)
        .map((query) => query['filter.startDate']),
    ).toEqual(['2026-12-07', '2026-12-21']);
    await waitFor(() => expect(document.activeElement).toBe(chosen()));
    expect(chosen().textContent).toBe('Tue, Dec 22 1 time');
  });

  it('anywhere, and further days that cannot be read, says so', async () => {
    let works = false;
    open({
      search: () => slotReply(row(1, {})),
      refresh: () => (works ? slotReply(row(1, { '2026-12-08': ['08:00'] })) : json(500, {})),
    });
    await screen.findByText('No times through Sunday, December 6.');
    await press('Find the next available time');
    await screen.findByText('Please try again shortly.');
    works = true;
    await press('Try again');
    await slot('8:00 AM, Tuesday, December 8, Clinic 1');
  });
});
