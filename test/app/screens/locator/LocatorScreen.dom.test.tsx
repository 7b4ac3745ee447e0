import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hang, json } from '../../api/fakeFetch.ts';
import {
  browserSays,
  calls,
  card,
  clinic,
  field,
  found,
  heading,
  list,
  locations,
  openLocator,
  twoPages,
} from './openLocator.tsx';

const user = userEvent.setup();
const describedBy = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => {
  window.innerWidth = 1024;
  Element.prototype.scrollIntoView = vi.fn();
  browserSays(1);
});

describe('the clinic locator', () => {
  it('searches for what is typed, and has it in its address', async () => {
    const { router, seen } = openLocator(found(clinic(1)));
    await user.type(field(), ' Mason, OH ');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await heading('1 clinic near Mason, OH');
    expect(router.state.location.search).toBe('?searchText=Mason%2C+OH&sortBy=distance');
    expect(calls(seen)).toContain(
      '/tlc/api/clinic/search?freeFormAddress=Mason,+OH&maxResults=50&page=1&pageSize=4&radiusInMiles=50&sortBy=distance',
    );
  });

  it.each(['', ' ', '4', '4\t'])('asks for a place where %j was entered', async (typed) => {
    const { seen } = openLocator(found());
    await user.click(field());
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(describedBy()).toBe('Please enter a ZIP code or City, State.');
    expect(document.activeElement).toBe(field());
    expect(seen).toEqual([]);
  });

  it('names characters that cannot be seen', async () => {
    const { seen } = openLocator(found());
    await user.click(field());
    await user.paste('Mason\u2066');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(describedBy()).toBe("Remove the characters that can't be seen, or type this again.");
    expect(seen).toEqual([]);
  });

  it('shows what its address says, in the field as well', async () => {
    const { seen } = openLocator(found(clinic(1), clinic(2)), `${list}&sortBy=waitTime&page=1`);
    await heading('2 clinics near 45202');
    expect(field().value).toBe('45202');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wait time' }).checked).toBe(true);
    expect(calls(seen)[0]).toContain('sortBy=waitTime');
  });

  it('has four clinics a page, and moves the focus to the heading of another one', async () => {
    const { router } = openLocator(twoPages, list);
    await heading('5 clinics near 45202');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Clinic 1',
      'Clinic 2',
      'Clinic 3',
      'Clinic 4',
    ]);
    await user.click(screen.getByRole('button', { name: 'Next page of locations' }));
    await card('Clinic 5');
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(router.state.location.search).toBe('?searchText=45202&sortBy=distance&page=2');
    const count = await heading('5 clinics near 45202');
    await waitFor(() => expect(document.activeElement).toBe(count));
    await act(() => router.navigate(-1));
    await card('Clinic 1');
  });

  it('begins with the first page when the order is changed', async () => {
    const { router } = openLocator(twoPages, `${list}&page=2`);
    await card('Clinic 5');
    await user.click(screen.getByRole('radio', { name: 'Wait time' }));
    expect(router.state.location.search).toBe('?searchText=45202&sortBy=waitTime');
    await act(() => router.navigate(-1));
    await card('Clinic 5');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Distance' }).checked).toBe(true);
  });

  it('tells what a card needs to tell, and leads on', async () => {
    const nextAvailableAppointment = {
      start: { value: '2027-03-01 07:30:00', timezone: 'America/New_York' },
      end: { value: '2027-03-01 07:50:00', timezone: 'America/New_York' },
    };
    const one = clinic(1, {
      banner: 'KROGER',
      isTelehealthEnabled: true,
      timingInfo: { todaysHours: '8:00 AM - 7:40 PM' },
      waitTimeInfo: { clinicAvailable: true, waitMinutes: 65 },
      nextAvailableAppointment,
    });
    const { router } = openLocator(
      found(one, clinic(2, { isSchedulerEnabled: false, nextAvailableAppointment })),
      list,
    );
    const first = await screen.findByRole('group', { name: 'Clinic 1' });
    const facts = within(first)
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
    expect(facts).toEqual([
      "Today's hours: 8:00 AM - 7:40 PM",
      'Lunch hours: Lunch hours not currently available',
      'Walk-in wait: 1 hr 5 min',
      'Next available: Mon, Mar 1, 7:30\u00a0AM',
    ]);
    expect(within(first).getByText('1.0 mi away')).toBeTruthy();
    expect(within(first).getByText('1 Main St').closest('address')?.textContent).toBe('1 Main StMason, OH 45040');
    expect(within(first).getByRole('img', { name: 'Kroger' })).toBeTruthy();
    expect(within(first).getByText('Visits by video')).toBeTruthy();
    const other = screen.getByRole('group', { name: 'Clinic 2' });
    expect(within(other).queryByText('Visits by video')).toBeNull();
    expect(within(other).getAllByRole('term')).toHaveLength(2);
    expect(within(other).getByText('Hours not currently available')).toBeTruthy();
    expect(
      within(other)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['513-555-0113', 'Clinic Details']);
    await user.click(within(first).getByRole('link', { name: 'Find Appointment near Clinic 1, 1 Main St' }));
    expect(router.state.location).toMatchObject({ pathname: '/main', state: { criteria: { location: '45040' } } });
  });

  it('completes what is typed by a suggestion', async () => {
    const places = [{ cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' }];
    openLocator(() => json(200, { data: { locations: places } }));
    await user.type(field(), 'Cincin');
    await user.click(await screen.findByRole('option', { name: 'Cincinnati, OH' }));
    expect(field().value).toBe('Cincinnati, OH');
  });

  it('leads from a pin of the map to its card, and from a card to its pin', async () => {
    const [first, second] = [1, 2].map((number) => clinic(number, { location: { lat: 39 + number / 10, lng: -84.5 } }));
    if (!first || !second) throw new Error('There are two clinics.');
    openLocator(found(first, second), list);
    const map = within(await screen.findByRole('region', { name: 'Map of locations' }));
    await user.click(await map.findByRole('button', { name: '2, Clinic 2' }));
    expect(document.activeElement).toBe(await card('Clinic 2'));
    await user.hover(await card('Clinic 1'));
    expect(map.getByRole('button', { current: true })).toBe(map.getByRole('button', { name: '1, Clinic 1' }));
  });

  it.each([
    ['before a search', locations, found()],
    ['while it runs', list, hang],
    ['where it fails', list, () => json(503, {})],
    ['where it finds none', list, found()],
    ['where it finds clinics without a position', list, found(clinic(1))],
  ])('has the map of the region on a wide screen %s', async (_when, at, answer) => {
    openLocator(answer, at);
    const map = within(await screen.findByRole('region', { name: 'Map of locations' }));
    await waitFor(() => expect(screen.queryByText('Looking for your location...')).toBeNull());
    expect(map.queryByRole('button')).toBeNull();
  });

  it('has no map on a narrow screen before there is something to show on it', async () => {
    window.innerWidth = 390;
    openLocator(found(clinic(1)), list);
    await heading('1 clinic near 45202');
    expect(screen.queryByRole('region', { name: 'Map of locations' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Show as' })).toBeNull();
  });

  it('has the map behind a button on a narrow screen', async () => {
    window.innerWidth = 390;
    openLocator(found(clinic(1, { location: { lat: 39.1, lng: -84.5 } })), list);
    await heading('1 clinic near 45202');
    expect(screen.queryByRole('region', { name: 'Map of locations' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Map' }));
    const map = within(await screen.findByRole('region', { name: 'Map of locations' }));
    expect(await map.findByRole('button', { name: '1, Clinic 1' })).toBeTruthy();
  });

  it('says that the details of a clinic were not found, until the next search', async () => {
    openLocator(found(clinic(1)), `${locations}?invalidStoreId=1`);
    expect(screen.getByText('Clinic Not Found')).toBeTruthy();
    expect(
      screen.getByText(
        "We're sorry, the clinic details page requested does not exist. Please find your clinic using the search tool below.",
      ),
    ).toBeTruthy();
    await user.type(field(), '45202{Enter}');
    await heading('1 clinic near 45202');
    expect(screen.queryByText('Clinic Not Found')).toBeNull();
  });
});
