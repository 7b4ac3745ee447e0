import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, type Seen } from '../../../api/fakeFetch.ts';
import { browserSays, clinic, found, list, openLocator } from '../openLocator.tsx';

/** What a guest reads who comes back to a page that was left open. */

const details = '/clinic/014/45201';
const hour = 3_600_000;

/** Answers of a server whose hours change from one call to the next. */
function changingHours() {
  const hours = ['8:00 AM - 7:00 PM', '9:00 AM - 5:00 PM'];
  let calls = 0;
  return (request: Seen, signal: AbortSignal | undefined) => {
    const timingInfo = { todaysHours: hours[calls] ?? 'Closed' };
    calls += 1;
    const one = clinic(1, { timingInfo });
    return request.url.includes('/search') ? found(one)(request, signal) : json(200, { data: { clinic: one } });
  };
}

const goesBy = (milliseconds: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
};
const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  browserSays(1);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['list', list],
  ['details', details],
])('the %s are read again after a while, without moving anything', async (_what, at) => {
  openLocator(changingHours(), at);
  await screen.findByText('8:00 AM - 7:00 PM');
  const link = screen.getByRole('link', { name: /^Find Appointment/ });
  link.focus();
  vi.mocked(Element.prototype.scrollIntoView).mockClear();
  goesBy(hour);
  await comeBack();
  await screen.findByText('9:00 AM - 5:00 PM');
  expect(document.activeElement).toBe(link);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

it('nothing is read again for a guest who was away for a moment', async () => {
  const { seen } = openLocator(changingHours(), list);
  await screen.findByText('8:00 AM - 7:00 PM');
  goesBy(10_000);
  await comeBack();
  expect(seen).toHaveLength(1);
});

it.each([
  ['list', list],
  ['details', details],
])('the %s stay where they cannot be read again', async (_what, at) => {
  const answer = changingHours();
  let isGone = false;
  const { seen } = openLocator((request, signal) => (isGone ? json(503, {}) : answer(request, signal)), at);
  await screen.findByText('8:00 AM - 7:00 PM');
  isGone = true;
  goesBy(hour);
  await comeBack();
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(screen.getByText('8:00 AM - 7:00 PM')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
