import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { hang, json } from '../../../api/fakeFetch.ts';
import { browserSays, card, clinic, found, heading, list, locations, openLocator, twoPages } from '../openLocator.tsx';

/** Addresses that a link may have, and those that a search leaves in the history. */

const user = userEvent.setup();
const empty = 'Please enter a ZIP code or City, State.';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  browserSays(1);
});

it('a page after the last one is the last one', async () => {
  const { router } = openLocator(twoPages, `${list}&sortBy=waitTime&page=9`);
  await card('Clinic 5');
  expect(router.state.location.search).toBe('?searchText=45202&sortBy=waitTime&page=2');
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  ['too short', 'x', empty],
  ['too long', 'x'.repeat(129), empty],
  ['one that nobody can type', '45202%00', "Remove the characters that can't be seen, or type this again."],
])('a text that is %s is not searched for, and refused by the form', async (_what, text, said) => {
  const { seen } = openLocator(found(clinic(1)), `${locations}?searchText=${text}`);
  expect(await screen.findAllByText(said)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(seen).toEqual([]);
});

it('a search that is started twice is in the history once', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { router } = openLocator(async (request, signal) => {
    if (request.url.includes('page=2')) await held;
    return twoPages(request, signal);
  });
  await user.type(screen.getByRole('combobox', { name: 'Find a Clinic' }), '45202');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await heading('5 clinics near 45202');
  const next = screen.getByRole('button', { name: 'Next page of locations' });
  // The second click comes before the first one is rendered.
  await act(async () => {
    next.click();
    next.click();
  });
  release();
  await card('Clinic 5');
  await act(() => router.navigate(-1));
  await card('Clinic 1');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('a search ends the one that runs, whose clinics never show', async () => {
  const ended: string[] = [];
  const { router } = openLocator((request, signal) => {
    if (request.url.includes('45202')) {
      signal?.addEventListener('abort', () => ended.push(request.url));
      return hang(request, signal);
    }
    return found(clinic(2))(request, signal);
  }, list);
  await screen.findByText('Looking for clinics...');
  await act(() => router.navigate(`${locations}?searchText=45040`));
  await heading('1 clinic near 45040');
  expect(ended).toHaveLength(1);
});

it('a point of a link is a place, unless the guest is there', async () => {
  openLocator(found(clinic(1)), `${locations}?latitude=40&longitude=-80`);
  await heading('1 clinic near this place');
});

it('a point where the guest is known to be is the location of the guest', async () => {
  const position = { latitude: 40, longitude: -80 };
  openLocator(found(clinic(1)), `${locations}?latitude=40.0000&longitude=-80.0000`, { position });
  await heading('1 clinic near your location');
});

it('the details lead back to the list that they were opened from', async () => {
  const { router } = openLocator(
    (request, signal) =>
      request.url.includes('/search') ? twoPages(request, signal) : json(200, { data: { clinic: clinic(5) } }),
    `${list}&page=2`,
  );
  await user.click(await screen.findByRole('link', { name: 'Clinic Details of Clinic 5, 5 Main St' }));
  await user.click(await screen.findByRole('link', { name: 'All clinics' }));
  await card('Clinic 5');
  expect(router.state.location.search).toBe('?searchText=45202&page=2');
});
