import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '../../../app/shell/AppProviders.tsx';
import { createRoutes } from '../../../app/shell/createRoutes.tsx';
import { links } from '../../../app/shell/routes/paths.ts';
import { type Answer, json } from '../api/fakeFetch.ts';
import { listedServices } from '../app-services/listedServices.ts';
import { testAppServices } from '../app-services/testAppServices.ts';
import { row, slotReply } from '../screens/results/rows.ts';

const user = userEvent.setup();

beforeEach(() => {
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

/** Opens the results of a search near 45040, of which the server knows no place named 'Nowhere'. */
function openResults(location = '45040') {
  const answer: Answer = ({ url }) => {
    if (url.includes('/services')) return listedServices();
    if (url.includes('Nowhere')) return json(404, { errors: [{ code: 'locationUnavailable', message: 'x' }] });
    if (url.includes('/appointment-time-slots')) return slotReply(row(1, { '2026-11-23': ['09:00'] }));
    return json(200, { data: { similarAddresses: [] } });
  };
  const { appServices, seen } = testAppServices({ answer });
  const query = new URLSearchParams({ type: 'Sore Throat', location, date: '2026-11-23', serviceIds: '30' });
  const router = createMemoryRouter(createRoutes({ redirects: {} }, appServices.messages), {
    initialEntries: [`${links.result}?${query}`],
  });
  render(
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { router, seen };
}

const summary = (place: string) => screen.findByText(place, { selector: 'dd' }, { timeout: 5000 });
const edit = () => screen.getByRole('button', { name: 'Edit search' });
const place = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Location/ }, { timeout: 5000 });

describe('the finder of the results', () => {
  it('is filled with the search, searches on the same page, and is folded again', async () => {
    const { router } = openResults();
    await summary('45040');
    expect(edit().getAttribute('aria-expanded')).toBe('false');
    await user.click(edit());
    expect((await place()).value).toBe('45040');
    expect(edit().getAttribute('aria-expanded')).toBe('true');
    await user.clear(await place());
    await user.type(await place(), '45202');
    await user.click(screen.getByRole('button', { name: 'Find Appointment' }));
    await summary('45202');
    expect(router.state.location.pathname).toBe(links.result);
    expect(screen.queryByRole('button', { name: 'Find Appointment' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your search' })));
    await router.navigate(-1);
    await summary('45040');
  });

  it('is open with the error of a place that nobody knows', async () => {
    openResults('Nowhere');
    const message =
      "We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.";
    const form = (await place()).closest('form') ?? document.createElement('form');
    expect(within(form).getByText(message)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await place()));
  });
});
