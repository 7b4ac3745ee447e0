import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, hang, json } from '../../api/fakeFetch.ts';
import { connect } from '../../app-services/connect.ts';
import { browserSays, clinic, field, found, heading, list, openLocator } from './openLocator.tsx';

const user = userEvent.setup();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  browserSays(1);
});

afterEach(() => vi.restoreAllMocks());

/** The form that starts a search. */
const form = () => field().closest('form') ?? document.createElement('form');

describe('a search that gives no clinics', () => {
  const none =
    'We were unable to find any clinics with the information you provided. Please broaden your search and try again.';

  it('says so where there are none, in the form', async () => {
    openLocator(found(), list);
    expect(form().contains(await screen.findByText(none))).toBe(true);
  });

  it.each<[string, Answer, string, boolean]>([
    [
      '404',
      () => json(404, { errors: [{ code: 'locationUnavailable', message: "We don't know this place." }] }),
      "We don't know this place.",
      false,
    ],
    ['500', () => json(500, {}), 'Oops, something went wrong! Please contact customer support at', true],
  ])('says why after %s, and whether to try again', async (_what, answer, text, canRetry) => {
    let works = false;
    const { reported } = openLocator(
      (request, signal) => (works ? found(clinic(1))(request, signal) : answer(request, signal)),
      list,
    );
    // The address of the support comes with the banner's frame.
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
    expect(reported).toContainEqual(
      expect.objectContaining({ type: 'customerError', endpoint: '/tlc/api/clinic/search' }),
    );
    expect(form().contains(screen.getByRole('alert'))).toBe(true);
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(canRetry);
    if (!canRetry) return;
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('1 clinic near 45202');
  });

  it.each<[string, Answer, string]>([
    [
      'no answer',
      () => Promise.reject(new TypeError('offline')),
      'There has been a network failure. Please try again.',
    ],
    ['503', () => json(503, {}), "We're having trouble connecting at the moment. Please try again shortly."],
  ])('says besides that the browser is offline, after %s', async (_what, answer, words) => {
    openLocator(answer, list);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    connect(false);
    const offline = `${words} You're offline. Check your connection, then try again.`;
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(offline));
  });

  it('says that it is under way', async () => {
    openLocator(hang, list);
    expect(await screen.findByText('Looking for clinics...')).toBeTruthy();
  });
});
