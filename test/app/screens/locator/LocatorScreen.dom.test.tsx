import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, hang, json } from '../../api/fakeFetch.ts';
import { browserSays, clinic, found, locations, openLocator } from './openLocator.tsx';

const user = userEvent.setup();
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a Clinic' });
const describedBy = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const calls = (seen: readonly { readonly url: string }[]) => seen.map(({ url }) => decodeURIComponent(url));
const here = { latitude: 39.10312, longitude: -84.51201 };
const five = [1, 2, 3, 4, 5].map((number) => clinic(number));

/** Pages of four of these clinics. */
const paged: Answer = ({ url }) => {
  const page = Number(new URLSearchParams(url.split('?')[1]).get('page'));
  return json(200, {
    data: { clinics: five.slice((page - 1) * 4, page * 4) },
    meta: { clinics: { total: five.length } },
  });
};

beforeEach(() => {
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
      '/tlc/api/clinic/search?freeFormAddress=Mason,+OH&maxResults=50&page=1&pageSize=4&sortBy=distance',
    );
  });

  it.each(['', ' ', '4'])('asks for a place where %j was entered', async (typed) => {
    const { seen } = openLocator(found());
    if (typed !== '') await user.type(field(), typed);
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(describedBy()).toBe('Please enter a ZIP code or City, State.');
    expect(document.activeElement).toBe(field());
    expect(seen).toEqual([]);
  });

  it('shows what its address says, in the field as well', async () => {
    const { seen } = openLocator(found(clinic(1), clinic(2)), `${locations}?searchText=45202&sortBy=waitTime&page=1`);
    await heading('2 clinics near 45202');
    expect(field().value).toBe('45202');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wait time' }).checked).toBe(true);
    expect(calls(seen)[0]).toContain('sortBy=waitTime');
  });

  it('has four clinics a page, and moves the focus to the heading of another one', async () => {
    const { router } = openLocator(paged, `${locations}?searchText=45202`);
    await heading('5 clinics near 45202');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Clinic 1',
      'Clinic 2',
      'Clinic 3',
      'Clinic 4',
    ]);
    await user.click(screen.getByRole('button', { name: 'Next page of locations' }));
    await screen.findByRole('heading', { level: 3, name: 'Clinic 5' });
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(router.state.location.search).toBe('?searchText=45202&sortBy=distance&page=2');
    expect(document.activeElement).toBe(await heading('5 clinics near 45202'));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 3, name: 'Clinic 1' });
  });

  it('begins with the first page when the order is changed', async () => {
    const { router } = openLocator(paged, `${locations}?searchText=45202&page=2`);
    await screen.findByRole('heading', { level: 3, name: 'Clinic 5' });
    await user.click(screen.getByRole('radio', { name: 'Wait time' }));
    expect(router.state.location.search).toBe('?searchText=45202&sortBy=waitTime');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 3, name: 'Clinic 5' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Distance' }).checked).toBe(true);
  });

  it('tells what a card needs to tell, and leads on', async () => {
    const one = clinic(1, {
      timingInfo: { todaysHours: '8:00 AM - 7:40 PM' },
      waitTimeInfo: { clinicAvailable: true, waitMinutes: 65 },
      nextAvailableAppointment: {
        start: { value: '2027-03-01 07:30:00', timezone: 'America/New_York' },
        end: { value: '2027-03-01 07:50:00', timezone: 'America/New_York' },
      },
    });
    const { router } = openLocator(
      found(one, clinic(2, { isSchedulerEnabled: false })),
      `${locations}?searchText=45202`,
    );
    const card = await screen.findByRole('group', { name: 'Clinic 1' });
    const facts = within(card)
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
    expect(facts).toEqual([
      "Today's hours: 8:00 AM - 7:40 PM",
      'Lunch hours: Lunch hours not currently available',
      'Walk-in wait: 1 hr 5 min',
      'Next available: Mon, Mar 1, 7:30 AM',
    ]);
    const other = screen.getByRole('group', { name: 'Clinic 2' });
    expect(within(other).getAllByRole('term')).toHaveLength(2);
    expect(within(other).getByText('Hours not currently available')).toBeTruthy();
    expect(
      within(other)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['513-555-0113', 'Clinic Details']);
    await user.click(within(card).getByRole('link', { name: 'Find an Appointment near Clinic 1, 1 Main St' }));
    expect(router.state.location).toMatchObject({ pathname: '/main', state: { criteria: { location: '45040' } } });
  });

  it('says that the details of a clinic were not found', async () => {
    openLocator(found(), `${locations}?invalidStoreId=1`);
    expect(screen.getByText('Clinic Not Found')).toBeTruthy();
    expect(
      screen.getByText(
        "We're sorry, the clinic details page requested does not exist. Please find your clinic using the search tool below.",
      ),
    ).toBeTruthy();
  });
});

describe('where the guest is', () => {
  it('is asked for where the address names no place, and then stands in it with four decimals', async () => {
    browserSays(here);
    const { router, wiring } = openLocator(found(clinic(1)), `${locations}?referrer=mail`);
    await heading('1 clinic near your location');
    expect(router.state.location.search).toBe('?latitude=39.1031&longitude=-84.5120&sortBy=distance&referrer=mail');
    expect(wiring.journey.getState().position).toEqual({ latitude: 39.1031, longitude: -84.512 });
  });

  it('is not asked for again while it is known', async () => {
    const asked = browserSays(undefined);
    const position = { latitude: 40, longitude: -80 };
    const { seen } = openLocator(found(clinic(1)), locations, { position });
    await heading('1 clinic near your location');
    expect(asked).not.toHaveBeenCalled();
    expect(calls(seen)[0]).toContain('latLong=40,-80');
  });

  it.each(['?searchText=45202', '?latitude=40&longitude=-80'])(
    'is not asked for where the address is %s',
    async (query) => {
      const asked = browserSays(here);
      openLocator(found(clinic(1)), `${locations}${query}`);
      await heading(/^1 clinic near/);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('can be refused without a word, and with one where the guest has asked for it', async () => {
    const { seen } = openLocator(found());
    await waitFor(() => expect(screen.queryByText('Looking for your location...')).toBeNull());
    expect(screen.queryByText(/does not share your location/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search Using My Location' }));
    expect(await screen.findByText(/^Your browser does not share your location/)).toBeTruthy();
    expect(seen).toEqual([]);
  });

  it('may be unknown to the browser', async () => {
    browserSays(2);
    openLocator(found(), `${locations}?searchText=45202`);
    await user.click(screen.getByRole('button', { name: 'Search Using My Location' }));
    expect(await screen.findByText(/^Your location is not available right now/)).toBeTruthy();
  });

  it('replaces a typed place', async () => {
    browserSays(here);
    const { router } = openLocator(found(clinic(1)), `${locations}?searchText=45202&sortBy=waitTime`);
    await heading('1 clinic near 45202');
    await user.click(screen.getByRole('button', { name: 'Search Using My Location' }));
    await heading('1 clinic near your location');
    expect(router.state.location.search).toBe('?latitude=39.1031&longitude=-84.5120&sortBy=waitTime');
    expect(field().value).toBe('');
  });

  it('is not used when it comes after another search', async () => {
    let tell: (position: object) => void = () => undefined;
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (given: typeof tell) => {
          tell = given;
        },
      },
    });
    const { router } = openLocator(found(clinic(1)));
    await user.type(field(), '45202');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await heading('1 clinic near 45202');
    await act(async () => tell({ coords: here }));
    expect(router.state.location.search).toBe('?searchText=45202&sortBy=distance');
  });
});

describe('a search that gives no clinics', () => {
  const none =
    'We were unable to find any clinics with the information you provided. Please broaden your search and try again.';

  it('says so where there are none', async () => {
    openLocator(found(), `${locations}?searchText=59901`);
    expect(await screen.findByText(none)).toBeTruthy();
  });

  it.each<[string, Answer, string, boolean]>([
    [
      '404',
      () => json(404, { errors: [{ code: 'locationUnavailable', message: "We don't know this place." }] }),
      "We don't know this place.",
      false,
    ],
    ['500', () => json(500, {}), 'Oops, something went wrong! Please contact customer support at', true],
    [
      '500 of too many reasons',
      () => json(500, { errors: [{ code: 'TooManyReasonsErrorMessage', message: 'One reason, please.' }] }),
      'One reason, please.',
      true,
    ],
    [
      'no answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'There has been a network failure. Please try again.',
      true,
    ],
  ])('says why after %s, and whether to try again', async (_what, answer, text, canRetry) => {
    let works = false;
    const { reported } = openLocator(
      (request, signal) => (works ? found(clinic(1))(request, signal) : answer(request, signal)),
      `${locations}?searchText=45202`,
    );
    // The address of the support comes with the banner's frame.
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
    expect(reported).toContainEqual(
      expect.objectContaining({ type: 'customerError', endpoint: '/tlc/api/clinic/search' }),
    );
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(canRetry);
    if (!canRetry) return;
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('1 clinic near 45202');
  });

  it('says that it is under way', async () => {
    openLocator(hang, `${locations}?searchText=45202`);
    expect(await screen.findByText('Looking for clinics...')).toBeTruthy();
  });
});
