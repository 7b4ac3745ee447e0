import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { LandingScreen } from '../../../../app/screens/walk-in/LandingScreen.tsx';
import { SelectionScreen } from '../../../../app/screens/walk-in/selection/SelectionScreen.tsx';
import { MissingPageContext } from '../../../../app/ui/useHead.ts';
import { type Answer, json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';

export const location = '01400500';

const vaccine = (id: number, name: string, part: object = {}) => ({
  id,
  name,
  groupName: 'Vaccines',
  groupOrder: 9,
  order: id,
  maxDaysAhead: 60,
  businessNames: ['tlc', 'pharmacy'],
  isVaccine: true,
  ...part,
});

/**
 * The services of the pharmacy, including those that a walk-in leaves out: second doses, prepared vaccines, and other
 * groups.
 */
const listed = [
  vaccine(102, 'Tdap'),
  vaccine(104, 'Shingles dose 1', { dose: 1, followupServiceId: 105, followupAfterDays: 60 }),
  vaccine(105, 'Shingles dose 2', { dose: 2 }),
  vaccine(103, 'Pneumonia'),
  vaccine(101, 'Flu'),
  vaccine(106, 'COVID-19', { isCovidVaccine: true }),
  vaccine(115, 'Meningitis', { leadTimeDays: 2 }),
  vaccine(116, 'RSV'),
  vaccine(151, 'Walk-In Flu Vaccine', { groupName: 'Instant Vaccines' }),
  vaccine(501, 'Medication Review', { isVaccine: false }),
];

export const place = {
  id: location,
  name: 'Kroger Pharmacy',
  vanityName: 'Kroger Pharmacy at Main Street',
  phone: '513-555-0210',
  address: { addressLines: ['12 Main St'], cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' },
  timeZone: 'America/New_York',
};

export const refused = (status: number): Response =>
  json(status, { errors: [{ code: 'x', message: 'Server words.' }] });

/** A working server; `parts` replaces the answers for some paths. */
export const server =
  (parts: Readonly<Record<string, Answer>> = {}): Answer =>
  (request, signal) => {
    const own = Object.entries(parts).find(([path]) => request.url.includes(path));
    if (own) return own[1](request, signal);
    if (request.url.includes('/services/location')) return json(200, { data: { services: listed } });
    if (request.url.includes('/clinic-details')) return json(200, { data: { clinic: place } });
    return json(200, { data: { appointmentReservations: { reservationCode: 'r' } } });
  };

const links = {
  instantVaccine: (id: string) => `/walk-in/${encodeURIComponent(id)}`,
  instantVaccineSelection: (id: string) => `/walk-in/select/${encodeURIComponent(id)}`,
  schedule: '/schedule',
};

/** Opens the screens of a walk-in at an address, among other screens. */
export function open(at: string, options: Partial<TestAppServicesOptions> = {}) {
  const test = testAppServices({ answer: server(), ...options });
  const tellMissing = vi.fn();
  const inFrame = (element: ReactNode) => <MissingPageContext value={tellMissing}>{element}</MissingPageContext>;
  const router = renderScreen(
    test.appServices,
    [
      { path: '/walk-in/:locationId', element: inFrame(<LandingScreen links={links} />) },
      { path: '/walk-in/select/:locationId', element: inFrame(<SelectionScreen links={links} />) },
      { path: '/schedule', element: <h1>Schedule</h1> },
    ],
    ['/before', at],
  );
  return {
    ...test,
    router,
    path: () => router.state.location.pathname,
    isMissing: () => tellMissing.mock.lastCall?.[0] === true,
  };
}

export const landing = `/walk-in/${location}`;
export const selection = `/walk-in/select/${location}`;
export const user = userEvent.setup();
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
export const tick = async (name: string) =>
  user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) }));
