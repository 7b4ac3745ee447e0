import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { json } from '../../../api/fakeFetch.ts';
import { browserSays, card, clinic, field, found, heading, list, openLocator, twoPages } from '../openLocator.tsx';

/** Where the focus is, and what screen readers say, after each step of a search. */

const user = userEvent.setup();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  browserSays(1);
});

it('stays in the field after Enter, and on the button after a click', async () => {
  openLocator(found(clinic(1)));
  await user.type(field(), '45202{Enter}');
  await heading('1 clinic near 45202');
  expect(document.activeElement).toBe(field());
  await user.clear(field());
  await user.type(field(), 'Mason, OH');
  const find = screen.getByRole('button', { name: 'Find' });
  await user.click(find);
  await heading('1 clinic near Mason, OH');
  expect(document.activeElement).toBe(find);
});

it('stays in the field while its text follows the address', async () => {
  const { router } = openLocator(found(clinic(1)), list);
  await heading('1 clinic near 45202');
  await user.clear(field());
  await user.type(field(), 'Mason, OH{Enter}');
  await heading('1 clinic near Mason, OH');
  await act(() => router.navigate(-1));
  await heading('1 clinic near 45202');
  expect(field().value).toBe('45202');
  expect(document.activeElement).toBe(field());
});

it('stays on the order that is chosen, also where that leads to the first page', async () => {
  openLocator(twoPages, `${list}&page=2`);
  await card('Clinic 5');
  await user.click(screen.getByRole('radio', { name: 'Wait time' }));
  await card('Clinic 1');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Wait time' }));
});

it.each([
  ['the list', list, 'Clinic Locator'],
  ['the details', '/clinic/014/45201', 'Clinic Details'],
])('goes to the heading where %s can be tried again', async (_what, at, title) => {
  openLocator(() => json(503, {}), at);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: title }));
});

it('goes to the message where another page cannot be read', async () => {
  let fails = false;
  openLocator((request, signal) => (fails ? json(503, {}) : twoPages(request, signal)), list);
  await heading('5 clinics near 45202');
  fails = true;
  await user.click(screen.getByRole('button', { name: 'Next page of locations' }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(alert)).toBe(true);
});

it('is not needed to hear that a search has ended', async () => {
  openLocator(found(clinic(1)), list);
  await heading('1 clinic near 45202');
  await waitFor(() =>
    expect(screen.getAllByText('1 clinic near 45202').some((text) => text.closest('[aria-live="polite"]'))).toBe(true),
  );
});
