import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '../../../app/shell/AppProviders.tsx';
import { createRoutes } from '../../../app/shell/createRoutes.tsx';
import { links } from '../../../app/shell/routes/paths.ts';
import { json } from '../api/fakeFetch.ts';
import { listedServices } from '../app-services/listedServices.ts';
import { type TestAppServicesOptions, testAppServices } from '../app-services/testAppServices.ts';

const redirects = {
  '/health/clinic/schedule-appointment': links.main,
  '/rx/guest/vaccination-appointments': 'https://pharmacy.example.com/rx',
};

function open(at: string, options: Partial<TestAppServicesOptions> = {}) {
  const { appServices } = testAppServices({
    answer: ({ url }) => (url.includes('/services') ? listedServices() : json(500, {})),
    ...options,
  });
  const router = createMemoryRouter(createRoutes({ redirects }, appServices.messages), { initialEntries: [at] });
  render(
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}

const user = userEvent.setup();
/** Loading a screen's chunk may take long on a busy machine. */
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

beforeEach(() => {
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
});

describe('an address that the deployment leads elsewhere', () => {
  it('leads to a page of ours with its query', async () => {
    const router = open('/health/clinic/schedule-appointment/?location=45202');
    await h1('Care close to home, often the same day');
    expect([router.state.location.pathname, router.state.location.search]).toEqual([links.main, '?location=45202']);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leads to another site without it', async () => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    open('/rx/guest/vaccination-appointments?benefitCode=CARE2027');
    await waitFor(() => expect(replace.mock.calls).toEqual([['https://pharmacy.example.com/rx']]));
    vi.unstubAllGlobals();
  });
});

describe('the frame', () => {
  it('has logo, links and help of the banner, around the screen', async () => {
    open(links.main);
    const banner = within(await screen.findByRole('banner'));
    expect(await banner.findByRole('img', { name: 'The Little Clinic' })).toBeTruthy();
    expect(banner.getByRole('link', { name: 'Clinic Locator' }).getAttribute('href')).toBe(
      '/health-services/clinic/locations',
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '888-852-2567' }).getAttribute('href')).toBe('tel:+1-888-852-2567');
    await footer.findByText(/medical emergency/);
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('begins with a way past it', async () => {
    open(links.main);
    await h1('Care close to home, often the same day');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to main content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('is passed without a trace in the history', async () => {
    const router = open(links.main);
    await h1('Care close to home, often the same day');
    const { key } = router.state.location;
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect([router.state.location.key, window.location.hash]).toEqual([key, '']);
  });

  it('paints the page in the colours of the banner', async () => {
    open(links.main);
    await screen.findByRole('img', { name: 'The Little Clinic' });
    expect(document.documentElement.style.getPropertyValue('--sw-brand-primary')).toBe('#00607a');
    expect(document.documentElement.style.getPropertyValue('--sw-brand-focus')).toBe('#1d4ed8');
  });

  it('stands by itself when its document is missing', async () => {
    open(links.main, {
      content: (path) => (path.startsWith('site-frame') ? new Response('', { status: 404 }) : undefined),
    });
    await h1('Care close to home, often the same day');
    expect(await within(screen.getByRole('banner')).findByText('Health and Wellness Scheduler')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('opens and closes its menu', async () => {
    open(links.main);
    const menu = () => screen.findByRole('button', { name: 'Menu' });
    const isOpen = async () => (await menu()).getAttribute('aria-expanded');
    expect(await isOpen()).toBe('false');
    await user.click(await menu());
    expect(await isOpen()).toBe('true');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(await isOpen()).toBe('false');
    expect(document.activeElement).toBe(await menu());
    await user.click(await menu());
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Clinic Services' }));
    expect(await isOpen()).toBe('false');
  });
});

describe('going to another page', () => {
  it('closes the menu, also by Back', async () => {
    const router = open(links.main);
    await h1('Care close to home, often the same day');
    await act(() => router.navigate(links.clinicServices));
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await act(() => router.navigate(-1));
    await h1('Care close to home, often the same day');
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('changes the title, moves focus to its heading, scrolls to its top and says where the guest is', async () => {
    const router = open(links.main);
    await h1('Care close to home, often the same day');
    expect(document.title).toBe('Health and Wellness Scheduler');
    await act(() => router.navigate(links.clinicServices));
    const heading = await h1('Clinic Services');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Clinic Services');
    expect(robots()).toBeUndefined();
    const announced = screen.getAllByText('Clinic Services').filter((said) => said.getAttribute('aria-live'));
    expect(announced.map((said) => said.getAttribute('aria-live'))).toEqual(['polite']);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await act(() => router.navigate('/nowhere'));
    await waitFor(() => expect(document.title).toBe('Page not found'));
    expect(robots()).toBe('noindex');
    await act(() => router.navigate(links.clinicServices));
    await waitFor(() => expect(robots()).toBeUndefined());
  });

  it('leaves the focus where the first page puts it', async () => {
    open(links.clinicServices);
    await h1('Clinic Services');
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the focus to a screen that knows better', async () => {
    const router = open(links.clinicServices);
    await h1('Clinic Services');
    await act(() => router.navigate(`${links.main}?error=locationUnavailable&location=00000`));
    await h1('Care close to home, often the same day');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Location' })));
  });
});

describe('addresses', () => {
  it.each([
    ['/health-services/scheduler/', links.main],
    ['/health-services/scheduler/benefit-codes//', links.benefitCodes],
    ['/health-services/clinic/locations/\\', links.clinicLocations],
    ['/', links.main],
    ['/billing-insurance-payment', links.clinicBilling],
    [links.contentPage('clinic-services'), links.clinicServices],
    [links.contentPage('billing-insurance-payment'), links.clinicBilling],
  ])('%s goes to %s', async (from, to) => {
    const router = open(from);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });

  it.each([
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
  ])('%s stays on this site, as %s', async (from, to) => {
    const router = open(from);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    await h1("Oh no 404! Can't find page.");
  });

  it.each([links.result, links.schedule, links.confirmation])(
    '%s without a journey redirects to the search',
    async (path) => {
      const router = open(path);
      await waitFor(() => expect(router.state.location.pathname).toBe(links.main));
    },
  );

  it('keep query, fragment and state over the redirect', async () => {
    const router = open('/health-services/scheduler/benefit-codes/?a=1#b');
    await waitFor(() => expect(router.state.location.pathname).toBe(links.benefitCodes));
    expect([router.state.location.search, router.state.location.hash]).toEqual(['?a=1', '#b']);
  });

  it.each([
    '/nowhere',
    '/health-services/scheduler/nowhere',
    '/health-services/scheduler/canceled/id',
    '/health-services/clinic/error',
  ])('%s is not there, in words, with a way on', async (path) => {
    open(path);
    await h1("Oh no 404! Can't find page.");
    expect(document.title).toBe('Page not found');
    expect(robots()).toBe('noindex');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Find Appointment' }).getAttribute('href')).toBe(links.main);
  });

  it('one that is not there has the search for a clinic, in the words of the authors', async () => {
    open('/nowhere', {
      content: (path) => (path.endsWith('/locator-messages.json') ? json(200, { find: 'Look' }) : undefined),
    });
    expect(await screen.findByRole('button', { name: 'Look' }, { timeout: 5000 })).toBeTruthy();
  });

  it.each([
    ['a walk-in at no pharmacy', links.instantVaccine('no-pharmacy')],
    ['a walk-in at a pharmacy that the server does not know', links.instantVaccineSelection('01400599')],
    ['a content page without a document', links.clinicServices],
    ['a page of content that there is none of', links.contentPage('nowhere')],
  ])('%s shows the missing page with the clinic search until the guest leaves it', async (_what, at) => {
    const router = open(links.benefitCodes, {
      answer: ({ url }) => (url.includes('/v1/services?') ? listedServices() : json(404, {})),
      content: (path) => (path.startsWith('page/') ? new Response('', { status: 404 }) : undefined),
    });
    await h1('We need your Benefit Code information to find your appointment availability.');
    await act(() => router.navigate(at));
    const heading = await h1("Oh no 404! Can't find page.");
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    expect(document.title).toBe('Page not found');
    expect(robots()).toBe('noindex');
    await screen.findByRole('combobox', { name: 'Find a Clinic' }, { timeout: 5000 });
    await act(() => router.navigate(links.main));
    await h1('Care close to home, often the same day');
    expect(document.title).toBe('Health and Wellness Scheduler');
    expect(robots()).toBeUndefined();
  });

  it('a clinic has its place in the title, until the guest goes on', async () => {
    const clinic = {
      id: '01445225',
      name: 'The Little Clinic at Lincoln Way',
      phone: '513-555-0113',
      address: { addressLines: ['225 Lincoln Way'], cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45225' },
      timeZone: 'America/New_York',
    };
    const router = open('/health-services/clinic/details/014/45225', {
      answer: () => json(200, { data: { clinic } }),
    });
    await h1('Clinic Details');
    await waitFor(() =>
      expect(document.title).toBe('Appointments - The Little Clinic in Cincinnati, OH (225 Lincoln Way)'),
    );
    expect(router.state.location.pathname).toBe(links.clinicDetails('014', '45225'));
    await act(() => router.navigate(links.main));
    await h1('Care close to home, often the same day');
    expect(document.title).toBe('Health and Wellness Scheduler');
  });

  it('an old address of a clinic keeps its query', async () => {
    const router = open('/health-services/clinic/details?searchText=45202&page=2');
    await waitFor(() => expect(router.state.location.pathname).toBe(links.clinicLocations));
    expect(router.state.location.search).toBe('?searchText=45202&page=2');
  });

  it('a page that is not there leads to the search for a clinic', async () => {
    const router = open('/health-services/clinic/nowhere');
    await h1("Oh no 404! Can't find page.");
    await user.type(await screen.findByRole('combobox', { name: 'Find a Clinic' }), '45202{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(links.clinicLocations));
    expect(router.state.location.search).toBe('?searchText=45202&sortBy=distance');
  });

  it('a page that is not there leads to the search where the guest is', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (_found: unknown, failed: (error: object) => void) => failed({ code: 1 }) },
    });
    const router = open('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Search Using My Location' }, { timeout: 5000 }));
    await waitFor(() => expect(router.state.location.pathname).toBe(links.clinicLocations));
    expect(await screen.findByText(/^Your browser does not share your location/, {}, { timeout: 5000 })).toBeTruthy();
    Reflect.deleteProperty(navigator, 'geolocation');
  });
});
