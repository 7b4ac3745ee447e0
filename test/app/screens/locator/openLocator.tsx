import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Clinic } from '../../../../app/api/index.ts';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { ClinicDetailsScreen } from '../../../../app/screens/locator/details/ClinicDetailsScreen.tsx';
import { LocatorScreen } from '../../../../app/screens/locator/LocatorScreen.tsx';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';

export const clinic = (number: number, more: Partial<Clinic> = {}): Clinic => ({
  id: `0144520${number}`,
  name: `Clinic ${number}`,
  phone: '513-555-0113',
  address: { addressLines: [`${number} Main St`], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' },
  timeZone: 'America/New_York',
  distance: number,
  ...more,
});

export const found =
  (...clinics: readonly Clinic[]): Answer =>
  () =>
    json(200, { data: { clinics }, meta: { clinics: { total: clinics.length } } });

/** Five clinics, four a page. */
export const twoPages: Answer = ({ url }) => {
  const page = Number(new URLSearchParams(url.split('?')[1]).get('page'));
  const clinics = [1, 2, 3, 4, 5].map((number) => clinic(number)).slice((page - 1) * 4, page * 4);
  return json(200, { data: { clinics }, meta: { clinics: { total: 5 } } });
};

export const locations = '/clinic/locations';
/** The address of a search. */
export const list = `${locations}?searchText=45202`;

/** The field for a place. */
export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a Clinic' });
/** The heading of a clinic, or of a list of them. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
/** The heading of a clinic's card. */
export const card = (name: string) => screen.findByRole('heading', { level: 3, name });

const links = {
  main: '/main',
  clinicLocations: locations,
  clinicDetails: (division: string, store: string) => `/clinic/${division}/${store}`,
  clinicServices: '/services',
  clinicBilling: '/billing',
};

/** What the browser says when it is asked for the position; `undefined`: nothing yet. */
export function browserSays(
  answer: { readonly latitude: number; readonly longitude: number } | 1 | 2 | undefined,
): ReturnType<typeof vi.fn> {
  const asked = vi.fn((found: (position: object) => void, failed: (error: object) => void) => {
    if (typeof answer === 'object') found({ coords: answer });
    else if (answer !== undefined) failed({ code: answer });
  });
  return giveBrowser(asked);
}

/** A browser that says the position when the test does. */
export function slowBrowser() {
  let tell: (position: object) => void = () => undefined;
  giveBrowser((given: typeof tell) => {
    tell = given;
  });
  return { says: (coords: object) => act(async () => tell({ coords })) };
}

function giveBrowser<T>(getCurrentPosition: T): T {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

/** The addresses of calls, decoded. */
export const calls = (seen: readonly { readonly url: string }[]) => seen.map(({ url }) => decodeURIComponent(url));

export function openLocator(answer: Answer, at = locations, journey: Partial<JourneyState> = {}) {
  const test = testAppServices({ answer, journey });
  const router = renderScreen(
    test.appServices,
    [
      { path: locations, element: <LocatorScreen links={links} /> },
      { path: '/clinic/:divisionNumber/:storeNumber', element: <ClinicDetailsScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    [at],
  );
  return { ...test, router };
}
