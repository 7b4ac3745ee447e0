import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsScreen } from '../../../../app/screens/results/ResultsScreen.tsx';
import { type Answer, json, type Seen } from '../../api/fakeFetch.ts';
import { listedServices } from '../../app-services/listedServices.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';
import { row, slotReply } from './rows.ts';

const links = {
  cancel: (id: string, code: string) => `/cancel/${id}/${code}`,
  cancelHelp: '/cancel',
  reschedule: '/reschedule',
  confirmation: '/confirmation',
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  prescreen: (step: number) => `/prescreen/${step}`,
  followup: '/followup',
  schedule: '/schedule',
  benefitCodes: '/benefit-codes',
};
export const whole = '/result?type=Sore+Throat&location=45040&date=2026-11-23&serviceIds=30';
export const monday = { '2026-11-23': ['09:00', '09:20'] };

interface Parts {
  readonly search?: Answer;
  readonly refresh?: Answer;
  readonly reserve?: Answer;
}

export const isRefresh = ({ url }: Seen) => url.includes('locationIds');
export const isSearch = ({ url }: Seen) => url.includes('/appointment-time-slots') && !url.includes('locationIds');
export const isReservation = ({ url, method }: Seen) => method === 'POST' && url.includes('/appointment-reservations');
export const parseQuery = ({ url }: Seen) => new URLSearchParams(url.split('?')[1]);

const server =
  ({ search, refresh, reserve }: Parts): Answer =>
  (request, signal) => {
    if (request.url.includes('/services')) return listedServices();
    if (isRefresh(request)) return refresh?.(request, signal) ?? slotReply(row(1, {}));
    if (isSearch(request)) return search?.(request, signal) ?? slotReply(row(1, monday), row(2, monday));
    if (isReservation(request)) {
      return reserve?.(request, signal) ?? json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } });
    }
    return json(200, {});
  };

export function open(parts: Parts = {}, at: string | object = whole, options: Partial<TestAppServicesOptions> = {}) {
  const test = testAppServices({ answer: server(parts), ...options });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/main', element: <h1>Main</h1> },
      { path: '/result', element: <ResultsScreen links={links} /> },
      { path: '/schedule', element: <h1>Schedule</h1> },
    ],
    typeof at === 'string' ? [at] : ['/main'],
  );
  return { ...test, router };
}

export const user = userEvent.setup();
export const slot = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
export const card = (number: number) => screen.findByRole('group', { name: `Clinic ${number}` });
export const proceed = () => user.click(screen.getByRole('button', { name: 'Continue' }));
export const nine = '9:00 AM, Monday, November 23, Clinic 1';
