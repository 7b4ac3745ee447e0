import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnalyticsEvent, customerError } from '../../../app/analytics/Analytics.ts';
import type { PickedAppointments } from '../../../app/journey/index.ts';
import { AppProviders } from '../../../app/shell/AppProviders.tsx';
import { RouteError } from '../../../app/shell/RouteError.tsx';
import { links } from '../../../app/shell/routes/paths.ts';
import { testAppServices } from '../app-services/testAppServices.ts';

beforeEach(() => {
  // React and React Router log the errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('x is not a function');
}

function openBroken(picked: PickedAppointments = {}): readonly AnalyticsEvent[] {
  const routes = [{ errorElement: <RouteError />, children: [{ path: '/', element: <Broken /> }] }];
  const { appServices, reported } = testAppServices({ answer: () => new Response('{}'), journey: { picked } });
  render(
    <AppProviders appServices={appServices}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </AppProviders>,
  );
  return reported;
}

describe('a screen that breaks', () => {
  it('is replaced by words and a way to the start, and nothing of the error shows', async () => {
    openBroken();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe(links.main);
    expect(within(document.body).queryByText(/not a function/)).toBeNull();
  });

  it('is reported once, without a word of the error', async () => {
    const reported = openBroken();
    await screen.findByRole('heading', { level: 1 });
    expect(reported.filter(({ type }) => type === 'customerError')).toEqual([customerError()]);
  });

  it('shows a guest who just booked the time, place and code', async () => {
    openBroken({
      appointment: {
        timestamp: '2027-03-15 09:20:00',
        timezone: 'America/Chicago',
        services: [{ id: 29, name: 'Cold' }],
        id: 'one',
        confirmCode: 'K7Q2',
      },
      provider: {
        providerId: '01400500',
        businessName: 'tlc',
        vanityName: 'The Little Clinic',
        timezone: 'America/Chicago',
        address: { addressLines: ['1 Main St'], cityTown: 'Memphis', stateProvince: 'TN', postalCode: '38103' },
      },
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Monday, March 15, 2027 at 9:20 AM Central Time',
      'The Little Clinic, 1 Main St, Memphis',
      'K7Q2',
    ]);
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });
});
