import { vi } from 'vitest';
import type { Clinic } from '../../../../app/api/index.ts';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { ClinicDetailsScreen } from '../../../../app/screens/locator/details/ClinicDetailsScreen.tsx';
import { LocatorScreen } from '../../../../app/screens/locator/LocatorScreen.tsx';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../wiring/renderScreen.tsx';
import { testWiring } from '../../wiring/testWiring.ts';

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

export const locations = '/clinic/locations';

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
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: asked } });
  return asked;
}

export function openLocator(answer: Answer, at = locations, journey: Partial<JourneyState> = {}) {
  const test = testWiring({ answer, journey });
  const router = renderScreen(
    test.wiring,
    [
      { path: locations, element: <LocatorScreen links={links} /> },
      { path: '/clinic/:divisionNumber/:storeNumber', element: <ClinicDetailsScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    [at],
  );
  return { ...test, router };
}
