import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { FollowupScreen } from '../../../../app/screens/results/followup/FollowupScreen.tsx';
import { ResultsScreen } from '../../../../app/screens/results/ResultsScreen.tsx';
import { type Answer, json, type Seen } from '../../api/fakeFetch.ts';
import { service } from '../../app-services/listedServices.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';
import { row, slotReply } from './rows.ts';

export const links = {
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
export const listed = () =>
  json(200, {
    data: {
      services: [
        service(30, 'Sore Throat', 'Illnesses'),
        service(76, 'Biometric Screening', 'Employer Screenings'),
        service(101, 'Flu', 'Vaccines', { isVaccine: true }),
        service(104, 'Shingles dose 1', 'Vaccines', { isVaccine: true, followupServiceId: 105, followupAfterDays: 60 }),
        service(105, 'Shingles dose 2', 'Vaccines', { isVaccine: true, maxDaysAhead: 90, notMenuOption: true }),
        service(109, 'Hepatitis B dose 1', 'Vaccines', {
          isVaccine: true,
          followupServiceId: 110,
          followupAfterDays: 30,
        }),
        service(110, 'Hepatitis B dose 2', 'Vaccines', { isVaccine: true, notMenuOption: true }),
        service(116, 'RSV', 'Vaccines', { isVaccine: true, leadTimeDays: 3 }),
        service(401, 'Cold by Video', 'Virtual Visits', { maxDaysAhead: 14 }),
        service(201, 'Nutrition Visit', 'Telenutrition', {
          businessNames: ['dietitian'],
          leadTimeDays: 3,
          maxDaysAhead: 90,
        }),
      ],
    },
  });

export type Row = ReturnType<typeof row>;
export const at = (one: Row, ...ids: number[]): Row => ({
  ...one,
  services: ids.flatMap((id) => one.services.map((slots) => ({ ...slots, id }))),
});
export const video = (days: Parameters<typeof row>[1]) => {
  const one = at(row(1, days), 401);
  const { address: _none, distance: _nowhere, ...provider } = one.provider;
  return { ...one, provider: { ...provider, licensureState: 'OH' } };
};
export const dietitian = (number: number, days: Parameters<typeof row>[1]) => {
  const one = at(row(number, days, { timezone: 'America/Denver' }), 201);
  const { address: _none, distance: _nowhere, ...provider } = one.provider;
  return {
    ...one,
    provider: {
      ...provider,
      businessName: 'dietitian',
      vanityName: `Dana ${number}`,
      qualification: 'RDN, LD',
      description: 'Dana helps families to cook.',
      image: 'data:image/svg+xml,x',
    },
  };
};
export const reply = (...rows: object[]) => json(200, { data: { appointmentTimeSlots: rows } });

export const isSlots = ({ url }: Seen) => url.includes('/appointment-time-slots');
export const parseQuery = ({ url }: Seen) => Object.fromEntries(new URLSearchParams(url.split('?')[1]));
export const isRefresh = (call: Seen) => /locationIds|filter.licensureState/.test(call.url);
export const reservations = (seen: readonly Seen[]) =>
  seen
    .filter(({ url, method }) => method === 'POST' && url.includes('/appointment-reservations'))
    .map(({ body }) => body);

export interface Parts {
  readonly search?: Answer;
  readonly refresh?: Answer;
  readonly reserve?: Answer;
  readonly journey?: Partial<JourneyState>;
  readonly content?: TestAppServicesOptions['content'];
}

/** What the tab knows of a guest who has answered the prescreens that come before these searches. */
const prescreened = [
  { type: 'vaccines', serviceIds: [101, 104, 109, 116] },
  { type: 'dietitian', serviceIds: [201] },
];

export function open(url: string, { search, refresh, reserve, journey = {}, ...options }: Parts) {
  let codes = 0;
  const answer: Answer = (call, signal) => {
    if (call.url.includes('/v1/services')) return listed();
    if (isSlots(call)) return (isRefresh(call) ? refresh : search)?.(call, signal) ?? slotReply();
    if (call.method === 'POST' && reserve) return reserve(call, signal);
    codes += 1;
    return json(200, { data: { appointmentReservations: { reservationCode: `R${codes}` } } });
  };
  const test = testAppServices({ answer, journey: { prescreened, ...journey }, ...options });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/main', element: <h1>Main</h1> },
      { path: '/dietitian', element: <h1>Dietitian</h1> },
      { path: '/prescreen/:step', element: <h1>Prescreen</h1> },
      { path: '/result', element: <ResultsScreen links={links} /> },
      { path: '/followup', element: <FollowupScreen links={links} /> },
      { path: '/schedule', element: <h1>Schedule</h1> },
      { path: '/benefit-codes', element: <h1>Benefit codes</h1> },
    ],
    [url],
  );
  return { ...test, router };
}

export const user = userEvent.setup();
export const times = () => screen.findAllByRole('radio');
export const proceed = () => user.click(screen.getByRole('button', { name: 'Continue' }));
export const buildUrl = (criteria: Record<string, string>) => `/result?${new URLSearchParams(criteria)}`;
export const videoSearch = { type: 'Cold by Video', location: 'OH', date: '2026-11-23', serviceIds: '401' };
export const dietitianSearch = { type: 'Nutrition Visit', location: 'OH', date: '2026-11-27', serviceIds: '201' };
export const shingles = { type: 'Vaccines', location: '45040', date: '2026-11-23', serviceIds: '104' };

/** Sets the clock before each test, and restores it after the test. */
export function freezeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
