import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Analytics } from '../../../../app/analytics/Analytics.ts';
import type { JourneyState } from '../../../../app/journey/index.ts';
import type { SearchCriteria } from '../../../../app/journey/search/SearchCriteria.ts';
import { ScheduleScreen } from '../../../../app/screens/booking/ScheduleScreen.tsx';
import { type Answer, json, type Seen } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { smallForm } from './smallForm.ts';

export const links = {
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  followup: '/followup',
  instantVaccineSelection: (locationId: string) => `/select/${locationId}`,
  confirmation: '/confirmation',
};
/** The search that led to the form, as in the navigation state. */
export const search = { criteria: { type: 'Sore throat', location: '45040', date: '2027-03-15', serviceIds: [29] } };
export const reserved: Partial<JourneyState> = {
  flow: { name: 'IN_PERSON', step: 3 },
  picked: { appointment: appointment({ slotReservation: { code: 'r-1' } }), provider: clinic },
};
export const booked = () => json(200, { data: { appointments: [{ id: 'A'.repeat(22), confirmCode: 'KXW4PT23' }] } });
export const failure = "We're having trouble connecting at the moment. Please try again shortly.";
export const refused = (status: number, code = 'x') => json(status, { errors: [{ code, message: 'Server words.' }] });

/** A backend that answers a booking with `schedule`, and every reservation and release with success. */
export const backend =
  (schedule: Answer = booked): Answer =>
  (request, signal) => {
    if (request.method === 'POST' && request.url.endsWith('/appointments')) return schedule(request, signal);
    return json(200, { data: { appointmentReservations: { reservationCode: 'r-2' } } });
  };

interface Options extends Partial<TestAppServicesOptions> {
  readonly analytics?: Analytics;
  /** Further criteria of the search. */
  readonly searched?: Partial<SearchCriteria>;
  /** The entries of the history, of which the last is shown. */
  readonly at?: readonly InitialEntry[];
}

export function open({ analytics, searched = {}, at, ...options }: Options = {}) {
  const made = testAppServices({ answer: backend(), journey: reserved, content: smallForm, ...options });
  const test = { ...made, appServices: { ...made.appServices, ...(analytics && { analytics }) } };
  const router = renderScreen(
    test.appServices,
    [
      { path: '/schedule', element: <ScheduleScreen links={links} /> },
      ...['main', 'dietitian', 'result', 'followup', 'confirmation', 'elsewhere'].map((name) => ({
        path: `/${name}`,
        element: <h1>{name}</h1>,
      })),
    ],
    at ?? ['/before', { pathname: '/schedule', state: { criteria: { ...search.criteria, ...searched } } }],
  );
  return { ...test, router };
}

export const user = userEvent.setup();
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
export const bookings = (seen: readonly Seen[]) =>
  seen.filter(({ method, url }) => method === 'POST' && url.endsWith('/appointments'));

export async function fillToTheEnd() {
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await press('Continue');
  await user.type(await screen.findByLabelText(/Legal name/), 'Ada Lovelace');
}

/** Called once by each file: every test starts with a wide screen, and all replaced functions are restored after it. */
export function startWide(): void {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    setWide(true);
  });
  afterEach(() => vi.restoreAllMocks());
}

/** Sets whether there is room for the panel beside the form. */
export function setWide(isWide: boolean): void {
  window.innerWidth = isWide ? 1024 : 400;
}
