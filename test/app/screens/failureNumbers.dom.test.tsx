import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../api/fakeFetch.ts';
import { backend, fillToTheEnd, open as openSchedule, press } from './booking/openSchedule.tsx';
import { choose, confirm, openCancelLink } from './cancel/openCancelLink.tsx';
import { list, openLocator } from './locator/openLocator.tsx';
import { openMove, pick } from './reschedule/openMove.tsx';
import { nine, open as openResults, slot, user } from './results/openResults.tsx';
import { landing, open as openWalkIn, server } from './walk-in/openWalkIn.tsx';

const number = 'K7MP-3RTX';
const sentence = `If you call us about this, give this number: ${number}`;

const answered =
  (status: number, code = 'internalError'): Answer =>
  () =>
    new Response(JSON.stringify({ errors: [{ code, message: 'x' }] }), { status, headers: { 'x-request-id': number } });
const unanswered: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8, 0) });
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Each screen up to a call that gets this answer. */
const screens: readonly (readonly [string, (answer: Answer) => void | Promise<void>])[] = [
  ['a search', (search) => void openResults({ search })],
  [
    'a reservation',
    async (reserve) => {
      openResults({ reserve });
      await user.click(await slot(nine));
      await press('Continue');
    },
  ],
  [
    'a booking',
    async (schedule) => {
      openSchedule({ answer: backend(schedule) });
      await fillToTheEnd();
      await press('Book Appointment');
    },
  ],
  [
    'a cancellation',
    async (cancel) => {
      openCancelLink({ cancel });
      await press('Cancel Appointment');
      await choose();
      await confirm();
    },
  ],
  ['a lookup', (lookup) => void openCancelLink({ lookup })],
  [
    'a move',
    async (move) => {
      openMove({ moves: [move] });
      await pick();
      await press('Move My Appointment');
    },
  ],
  ['a search for clinics', (answer) => void openLocator(answer, list)],
  ['a walk-in', (services) => void openWalkIn(landing, { answer: server({ '/services/location': services }) })],
];

describe.each(screens)('%s that fails', (_what, open) => {
  it('tells its number within the error that screen readers announce', async () => {
    await open(answered(500));
    const shown = await screen.findByText(sentence);
    expect(shown.closest('[role=alert], [role=status], [role=dialog]')).toBeTruthy();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    const kept = [window.location.href, { ...sessionStorage }, { ...localStorage }];
    expect(JSON.stringify(kept)).not.toContain(number);
  });

  it.each([
    ['a busy server', answered(503, 'limitReached')],
    ['no answer', unanswered],
  ])('has none to tell after %s', async (_why, answer) => {
    await open(answer);
    const shown = () => [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')];
    await waitFor(() =>
      expect(shown().filter(({ textContent }) => /again|busy|Could not/.test(textContent))).not.toEqual([]),
    );
    expect(screen.queryByText(/give this number/)).toBeNull();
  });
});

it.each([
  ['an unknown refusal', 400, 'Confirmation Error', true],
  ['a taken time', 409, 'Appointment Conflict', false],
])('a booking that is answered by %s', async (_what, status, title, isTold) => {
  openSchedule({ answer: backend(answered(status, 'x')) });
  await fillToTheEnd();
  await press('Book Appointment');
  await screen.findByRole('dialog', { name: title });
  expect(screen.queryAllByText(sentence)).toHaveLength(isTold ? 1 : 0);
});
