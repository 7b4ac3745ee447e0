import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../app/journey/search/SearchCriteria.ts';
import { SearchScreen } from '../../../app/search/SearchScreen.tsx';
import { type Answer, hang, json, type Seen } from '../api/fakeFetch.ts';
import { appointment, clinic } from '../journey/fixtures.ts';
import { listedServices } from '../listedServices.ts';
import { renderScreen } from '../renderScreen.tsx';
import { type TestWiringOptions, testWiring } from '../testWiring.ts';

const places = (...names: string[]) =>
  json(200, {
    data: {
      similarAddresses: names.map((cityTown) => ({ cityTown, stateProvince: 'OH', postalCode: '45202' })),
    },
  });

/** The server as it should be; `parts` answers some paths otherwise. */
const server =
  (parts: Readonly<Record<string, Answer>> = {}): Answer =>
  (request, signal) => {
    const own = Object.entries(parts).find(([path]) => request.url.includes(path));
    if (own) return own[1](request, signal);
    if (request.url.includes('/services')) return listedServices();
    if (request.url.includes('/similar-addresses')) return places('Cincinnati', 'Cincinnatus', 'Cinco');
    return json(200, { data: { appointmentReservations: {} } });
  };

const links = { benefitCodes: '/benefit-codes', result: '/result', prescreen: (step: number) => `/prescreen/${step}` };

function open(options: Partial<TestWiringOptions> = {}, at = '/main') {
  const test = testWiring({ answer: server(), ...options });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/main', element: <SearchScreen links={links} /> },
      { path: '/result', element: <h1>Results</h1> },
      { path: '/prescreen/1', element: <h1>Prescreen</h1> },
    ],
    [at],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const type = () => screen.getByLabelText<HTMLSelectElement>('Appointment Type');
const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
const date = () => screen.getByLabelText<HTMLInputElement>('Date');
const find = () => user.click(screen.getByRole('button', { name: 'Find Appointment' }));
const loaded = () => screen.findByRole('option', { name: 'Sore Throat' });
const described = (control: HTMLElement) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const suggestCalls = (seen: readonly Seen[]) =>
  seen
    .filter(({ url }) => url.includes('similar-addresses'))
    .map(({ url }) => new URLSearchParams(url.split('?')[1]).get('filter.freeFormAddress'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 15, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the form', () => {
  it('says that services are on their way, then groups them', async () => {
    open();
    expect(within(type()).getByRole('option').textContent).toBe('Fetching values...');
    await loaded();
    expect(
      within(type())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose one', 'Sore Throat', 'Earache', 'Blood Pressure Check']);
    expect(
      within(type())
        .getAllByRole('group')
        .map((group) => group.getAttribute('label')),
    ).toEqual(['Illnesses', 'Health Screenings']);
  });

  it('asks for three businesses and carries the banner and the tenant', async () => {
    const { seen } = open();
    await loaded();
    const { url, headers } = seen.find((request) => request.url.includes('/services')) ?? {};
    expect(new URLSearchParams(url?.split('?')[1]).getAll('filter.businessNames')).toEqual([
      'tlc',
      'pharmacy',
      'dietitian',
    ]);
    expect([headers?.get('x-banner-name'), headers?.get('x-tenant')]).toEqual(['thelittleclinic', 'thelittleclinic']);
  });

  it('begins with today, and offers no day before', async () => {
    open();
    await loaded();
    expect([date().value, date().min]).toEqual(['2026-11-23', '2026-11-23']);
  });

  it('folds away and comes back', async () => {
    open();
    await loaded();
    const toggle = screen.getByRole('button', { name: 'Find an Appointment' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('lets go of what was held', async () => {
    const held = { appointment: appointment({ reservation: { code: 'R1' } }), provider: clinic };
    const { wiring, seen } = open({ journey: { holder: held } });
    await waitFor(() => expect(seen.some(({ method, url }) => method === 'DELETE' && url.endsWith('/R1'))).toBe(true));
    expect(wiring.journey.getState().holder).toEqual({});
  });
});

describe('a search with faults', () => {
  it('names each beside its field and in the summary, and goes to the first', async () => {
    const { router } = open();
    await loaded();
    await user.clear(date());
    await find();
    const faults = [
      [type(), 'Appointment Type is a required field.'],
      [place(), 'Location is a required field.'],
      [date(), 'A valid date input is required.'],
    ] as const;
    for (const [control, words] of faults) {
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(described(control)).toBe(words);
    }
    expect(document.activeElement).toBe(type());
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Please fill out all required fields to continue');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(faults.map(([, words]) => words));
    expect(router.state.location.pathname).toBe('/main');
  });

  it('leads from the summary to the field', async () => {
    open();
    await loaded();
    await find();
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Location is a required field.' }));
    expect(document.activeElement).toBe(place());
  });

  it('takes each back as soon as it is put right', async () => {
    open();
    await loaded();
    await find();
    await user.selectOptions(type(), 'Earache');
    expect(type().getAttribute('aria-invalid')).toBe('false');
    await user.type(place(), 'N');
    expect(described(place())).toBe('Location must be 2 characters or more.');
    await user.type(place(), 'Y');
    expect(described(place())).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes to the first fault again at each try, wherever the guest was', async () => {
    open();
    await loaded();
    await user.selectOptions(type(), 'Earache');
    await find();
    expect(document.activeElement).toBe(place());
    await find();
    expect(document.activeElement).toBe(place());
  });

  it('refuses the placeholder that the guest went back to', async () => {
    open({}, '/main?type=Earache&location=45202');
    await loaded();
    expect(type().value).toBe('31');
    await user.selectOptions(type(), 'Choose one');
    await find();
    expect(described(type())).toBe('Appointment Type is a required field.');
  });
});

describe('a good search', () => {
  const search = { ...noCriteria, type: 'Earache', location: '45202', date: '2026-12-01', serviceIds: [31] };

  async function fill() {
    await loaded();
    await user.selectOptions(type(), 'Earache');
    await user.type(place(), ' 45202 ');
    await user.clear(date());
    await user.type(date(), '2026-12-01');
  }

  it('goes to the results with what was asked, and starts the flow', async () => {
    const { router, wiring } = open();
    await fill();
    await find();
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toEqual(stateOf(search));
    expect(wiring.journey.getState().flow).toEqual({ name: 'IN_PERSON', step: 2 });
  });

  it('goes to the prescreen first, where the category asks for one', async () => {
    const { router, wiring } = open();
    await fill();
    await user.selectOptions(type(), 'Blood Pressure Check');
    await find();
    await screen.findByRole('heading', { name: 'Prescreen' });
    expect(router.state.location.pathname).toBe('/prescreen/1');
    expect(router.state.location.state).toEqual(stateOf({ ...search, type: 'Blood Pressure Check', serviceIds: [71] }));
    expect(wiring.journey.getState().flow).toEqual({ name: 'IN_PERSON', step: 2 });
  });

  it('goes there once, however often the guest presses', async () => {
    const { router, wiring } = open();
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Find Appointment' }));
    await screen.findByRole('heading', { name: 'Results' });
    expect(wiring.journey.getState().flow.step).toBe(2);
    await act(() => router.navigate(-1));
    await loaded();
  });

  it('is there again when the guest comes back', async () => {
    const { router } = open();
    await fill();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Results' });
    await act(() => router.navigate(-1));
    await loaded();
    expect([type().value, place().value, date().value]).toEqual(['31', '45202', '2026-12-01']);
  });
});

describe('a link with a search', () => {
  it('fills the form', async () => {
    open({}, '/main?type=Sore+Throat&location=Mason,+OH&date=2026-12-24&serviceIds=71');
    await loaded();
    expect([type().value, place().value, date().value]).toEqual(['71', 'Mason, OH', '2026-12-24']);
  });

  it('that is old begins with today', async () => {
    open({}, '/main?date=2026-01-01');
    await loaded();
    expect(date().value).toBe('2026-11-23');
  });
});

describe('a location that the search did not find', () => {
  const words =
    "We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.";

  it('is said beside the location, where the guest is put, until another one is typed', async () => {
    open({}, '/main?location=00000&error=locationUnavailable');
    await loaded();
    expect(described(place())).toBe(words);
    expect(document.activeElement).toBe(place());
    await user.type(place(), '1');
    expect(described(place())).toBeUndefined();
  });
});

describe('suggestions', () => {
  const options = () => screen.queryAllByRole('option').filter((option) => option.closest('[role=listbox]'));

  it('come once per pause, and are announced', async () => {
    const { seen } = open();
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(options()).toHaveLength(3), { timeout: 2000 });
    expect(suggestCalls(seen)).toEqual(['Cinc']);
    expect(place().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/^3 suggestions\./).getAttribute('role')).toBe('status');
  });

  it('can be walked by arrows and chosen by Enter, without sending the form', async () => {
    const { router } = open();
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(options()).toHaveLength(3), { timeout: 2000 });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(place().getAttribute('aria-activedescendant') ?? '');
    expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual(['Cincinnatus, OH', 'true']);
    await user.keyboard('{Enter}');
    expect(place().value).toBe('Cincinnatus, OH');
    expect(place().getAttribute('aria-expanded')).toBe('false');
    expect(router.state.location.pathname).toBe('/main');
  });

  it('can be chosen by a press, which leaves the focus in the field', async () => {
    const { seen } = open();
    await loaded();
    await user.type(place(), 'Cinc');
    await user.click(await screen.findByRole('option', { name: 'Cinco, OH' }, { timeout: 2000 }));
    expect(place().value).toBe('Cinco, OH');
    expect(document.activeElement).toBe(place());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(suggestCalls(seen)).toEqual(['Cinc']);
  });

  it('go away by Escape, and the text stays', async () => {
    open();
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(options()).toHaveLength(3), { timeout: 2000 });
    await user.keyboard('{Escape}');
    expect(place().getAttribute('aria-expanded')).toBe('false');
    expect(place().value).toBe('Cinc');
  });

  it.each(['Ci', '4520', '   '])('are not asked for %j', async (text) => {
    const { seen } = open();
    await loaded();
    await user.type(place(), text);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(suggestCalls(seen)).toEqual([]);
  });

  it('that do not come are no trouble', async () => {
    open({ answer: server({ 'similar-addresses': () => json(500, {}) }) });
    await loaded();
    await user.type(place(), 'Cinc');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(options()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of an earlier text never show under a later one', async () => {
    const waiting: (() => void)[] = [];
    const slowFirst: Answer = ({ url }) =>
      url.includes('Dayt')
        ? places('Dayton')
        : new Promise((resolve) => {
            waiting.push(() => resolve(places('Cincinnati')));
          });
    open({ answer: server({ 'similar-addresses': slowFirst }) });
    await loaded();
    await user.type(place(), 'Cinc');
    await waitFor(() => expect(waiting).toHaveLength(1), { timeout: 2000 });
    await user.clear(place());
    await user.type(place(), 'Dayt');
    await screen.findByRole('option', { name: 'Dayton, OH' }, { timeout: 2000 });
    for (const answer of waiting) answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(options().map((option) => option.textContent)).toEqual(['Dayton, OH']);
  });
});

describe('trouble', () => {
  const words = 'An unknown error occurred. Please try to view this feature again in a few moments.';

  it.each<[string, Answer]>([
    ['500', () => json(500, {})],
    ['404', () => json(404, {})],
    ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['nonsense', () => new Response('<html>')],
    ['another shape', () => json(200, { data: { services: [{ id: 'x' }] } })],
  ])('with the services (%s) is said and reported, and can be got over', async (_what, answer) => {
    let works = false;
    const { reported } = open({
      answer: server({ '/services': (request, signal) => (works ? listedServices() : answer(request, signal)) }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(within(type()).getAllByRole('option')).toHaveLength(1);
    expect(reported).toContainEqual(
      expect.objectContaining({ type: 'customerError', endpoint: '/appointment-management/v1/services' }),
    );
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('with the document that says what can be booked is said', async () => {
    open({ content: (path) => (path.startsWith('scheduler-config') ? new Response('{') : undefined) });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('with the words of the page leaves the form as it is', async () => {
    open({ content: (path) => (path.startsWith('textcollection') ? new Response('', { status: 404 }) : undefined) });
    await loaded();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Health and Wellness Scheduler');
  });

  it('is not said while services are still on their way', async () => {
    open({ answer: server({ '/services': hang }) });
    await screen.findByText(/medical emergency/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('messages of the authors', () => {
  it('show while a service of their category is chosen', async () => {
    open();
    await loaded();
    await user.selectOptions(type(), 'Blood Pressure Check');
    await screen.findByText(/Some screenings need you to fast/);
    await user.selectOptions(type(), 'Earache');
    expect(screen.queryByText(/Some screenings need you to fast/)).toBeNull();
  });

  it('about the availability of services show when they are switched on', async () => {
    const banner = { display: true, type: 'warning', title: 'Only some clinics today', text: '<p>Please call.</p>' };
    open({ content: (path) => (path.startsWith('saf-error') ? json(200, banner) : undefined) });
    await screen.findByText('Only some clinics today');
    await screen.findByText('Please call.');
  });
});
