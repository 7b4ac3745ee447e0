import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { CancelScreen } from '../../../../app/screens/cancel/CancelScreen.tsx';
import { ConfirmationScreen } from '../../../../app/screens/confirmation/ConfirmationScreen.tsx';
import { RescheduleScreen } from '../../../../app/screens/reschedule/RescheduleScreen.tsx';
import { FollowupScreen } from '../../../../app/screens/results/followup/FollowupScreen.tsx';
import { ResultsScreen } from '../../../../app/screens/results/ResultsScreen.tsx';
import { type Answer, json, type Seen } from '../../api/fakeFetch.ts';
import { listedServices } from '../../app-services/listedServices.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';
import { row, slotReply } from '../results/rows.ts';

const links = {
  main: '/main',
  dietitian: '/dietitian',
  result: '/result',
  followup: '/followup',
  prescreen: (step: number) => `/prescreen/${step}`,
  schedule: '/schedule',
  reschedule: '/reschedule',
  benefitCodes: '/benefit-codes',
  confirmation: '/confirmation',
  cancel: (id: string, code: string) => `/cancel/${id}/${code}`,
  cancelHelp: '/cancel',
  canceled: '/canceled',
  instantVaccineSelection: (locationId: string) => `/select/${locationId}`,
};

export const booked = {
  id: 'A'.repeat(22),
  confirmCode: 'KXW4PT23',
  status: 'BOOKED',
  isPast: false,
  canReschedule: true,
  dateTime: { value: '2026-11-25 10:00:00', timezone: 'America/New_York' },
  services: [{ id: 30, name: 'Sore Throat' }],
};
const { provider } = row(1, {});
const days = { '2026-11-25': ['09:00', '09:20'] };

/** What the confirmation has of the same appointment. */
export const confirmed: Partial<JourneyState> = {
  flow: { name: 'IN_PERSON', step: 1 },
  picked: {
    appointment: {
      timestamp: booked.dateTime.value,
      timezone: booked.dateTime.timezone,
      services: booked.services,
      id: booked.id,
      confirmCode: booked.confirmCode,
      canReschedule: true,
    },
    provider: { ...provider, businessName: 'tlc' },
  },
  patient: { name: 'Pat Doe' },
};

export const at = `/cancel/${booked.id}/${booked.confirmCode}`;
export const refuse =
  (status: number, code: string, path?: string): Answer =>
  () =>
    json(status, { errors: [{ code, message: 'Server words.', ...(path !== undefined && { path }) }] });
export const moved: Answer = () => json(200, { data: { id: booked.id, confirmCode: booked.confirmCode } });

export interface OpenOptions {
  readonly from?: string;
  readonly journey?: Partial<JourneyState>;
  readonly appointments?: readonly object[];
  /** The answers to moves, the last one for all further ones. */
  readonly moves?: readonly Answer[];
  /** What the lookup says once a move was sent. */
  readonly later?: readonly object[] | 'unanswered';
  readonly reserve?: Answer;
  readonly services?: Answer;
  readonly slots?: Answer;
  readonly state?: unknown;
}

const isMove = ({ url }: Seen): boolean => url.endsWith('/reschedule');

/** Opens a page from which an appointment can be moved: by default that of the link in the mail. */
export function openMove({
  from = at,
  journey,
  appointments = [booked],
  moves = [moved],
  later = appointments,
  reserve,
  services = listedServices,
  slots = () => slotReply(row(1, days), row(2, days)),
  state,
}: OpenOptions = {}) {
  let asked = 0;
  const answer: Answer = (request, signal) => {
    if (request.url.includes('/services')) return services(request, signal);
    if (request.url.endsWith('/lookup')) {
      if (asked > 0 && later === 'unanswered') return json(503, {});
      return json(200, { data: { appointments: asked > 0 ? later : appointments, provider } });
    }
    if (request.url.includes('/appointment-time-slots')) return slots(request, signal);
    if (isMove(request)) {
      const next = moves[Math.min(asked, moves.length - 1)] ?? moved;
      asked += 1;
      return next(request, signal);
    }
    if (reserve && request.method === 'POST') return reserve(request, signal);
    return json(200, { data: { appointmentReservations: { reservationCode: 'R1' } } });
  };
  const test = testAppServices({ answer, ...(journey && { journey }) });
  const router = renderScreen(
    test.appServices,
    [
      { path: '/cancel/:id?/:code?', element: <CancelScreen links={links} /> },
      { path: '/confirmation', element: <ConfirmationScreen links={links} /> },
      { path: '/result', element: <ResultsScreen links={links} /> },
      { path: '/followup', element: <FollowupScreen links={links} /> },
      { path: '/reschedule', element: <RescheduleScreen links={links} /> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    ['/before', { pathname: from, state }],
  );
  return { ...test, router, moves: () => test.seen.filter(isMove) };
}

export const user = userEvent.setup();
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Begins a move, picks a time and goes on to the last step. */
export async function pick(name = '9:00 AM, Wednesday, November 25, Clinic 2'): Promise<void> {
  await press('Choose Another Time');
  await user.click(await screen.findByRole('radio', { name }));
  await press('Continue');
  await heading('Move your appointment?');
}

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
