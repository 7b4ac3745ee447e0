import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, hang, json } from '../../../api/fakeFetch.ts';
import { browserSays, clinic, locations, openLocator } from '../openLocator.tsx';

const user = userEvent.setup();
const address = '/clinic/014/45201';
const one = clinic(1, {
  location: { lat: 39.1, lng: -84.5 },
  weekHours: ['Monday: 7:30 AM - 5:30 PM', 'Tuesday: Closed (Christmas)'],
  timingInfo: { todaysHours: '7:30 AM - 5:30 PM', todaysLunchHours: '12:00 PM - 1:00 PM' },
});
const details =
  (of = one): Answer =>
  ({ url }) =>
    url.startsWith('/tlc/api/clinic/search')
      ? json(200, { data: { clinics: [] }, meta: { clinics: { total: 0 } } })
      : json(200, { data: { clinic: of } });
const missing: Answer = () => json(404, { errors: [{ code: 'clinicNotFound', message: 'None.' }] });

beforeEach(() => {
  browserSays(1);
});

describe('the details of a clinic', () => {
  it('have its hours, today first, and no distance', async () => {
    const { seen } = openLocator(details(), address);
    expect(screen.getByRole('heading', { level: 1, name: 'Clinic Details' })).toBeTruthy();
    const week = await screen.findByRole('group', { name: 'Clinic Hours of Operation:' });
    expect(
      within(week)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today:', 'Tuesday:']);
    expect(
      within(week)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['7:30 AM - 5:30 PM', 'Closed (Christmas)']);
    expect(screen.queryByText(/away$/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Clinic Details/ })).toBeNull();
    expect(seen.map(({ url }) => url)).toContain('/tlc/api/clinic/014/45201');
  });

  it('lead to services, prices, directions, a search and all clinics', async () => {
    openLocator(details(), address);
    await screen.findByRole('heading', { level: 2, name: 'Clinic 1' });
    const hrefs = [
      'View Services',
      'View Pricing',
      'Get directions',
      'Find Appointment near Clinic 1, 1 Main St',
      'All clinics',
    ].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['/services', '/billing', expect.stringContaining('Mason'), '/main', locations]);
  });

  it('have a map where the clinic has a position, and none where it has not', async () => {
    openLocator(details(), address);
    expect(await screen.findByRole('region', { name: 'Map of locations' })).toBeTruthy();
    cleanup();
    openLocator(details(clinic(1)), address);
    await screen.findByRole('heading', { level: 2, name: 'Clinic 1' });
    expect(screen.queryByRole('region', { name: 'Map of locations' })).toBeNull();
  });

  it('say what the authors tell guests of all clinics', async () => {
    openLocator(details(), address);
    expect(await screen.findByRole('heading', { level: 2, name: 'Walk-in visits' })).toBeTruthy();
  });

  it('are read by search engines as data', async () => {
    const weekHours = ['Monday: 7:30 AM - 5:30 PM', 'Tuesday: Closed'];
    openLocator(details({ ...one, weekHours }), address);
    await screen.findByRole('heading', { level: 2, name: 'Clinic 1' });
    const data = document.querySelector('[itemtype="https://schema.org/MedicalClinic"]');
    const values = [...(data?.querySelectorAll('[itemprop][content]') ?? [])].map((one) => [
      one.getAttribute('itemprop'),
      one.getAttribute('content'),
    ]);
    expect(Object.fromEntries(values)).toEqual({
      name: 'Clinic 1',
      telephone: '513-555-0113',
      streetAddress: '1 Main St',
      addressLocality: 'Mason',
      addressRegion: 'OH',
      postalCode: '45040',
      addressCountry: 'US',
      latitude: '39.1',
      longitude: '-84.5',
      openingHours: 'Mo 07:30-17:30',
    });
  });

  it('do not tell search engines that a clinic is closed each week on the weekday of a holiday', async () => {
    openLocator(details(), address);
    await screen.findByRole('heading', { level: 2, name: 'Clinic 1' });
    expect(document.querySelector('[itemprop="openingHours"]')).toBeNull();
  });

  it('tell no lunch hours of a day on which the clinic is closed, and no next time where nobody can book', async () => {
    const zoned = { value: '2027-03-01 07:30:00', timezone: 'America/New_York' };
    const closed = clinic(1, {
      timingInfo: { todaysHours: 'Closed (Christmas)' },
      nextAvailableAppointment: { start: zoned, end: zoned },
      isSchedulerEnabled: false,
    });
    openLocator(details(closed), address);
    await screen.findByRole('heading', { level: 2, name: 'Clinic 1' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(["Today's hours"]);
  });

  it.each([
    ['a clinic that is not known', missing, address],
    ['letters', details(), '/clinic/01a/45201'],
    ['too few digits', details(), '/clinic/014/4520'],
  ])('of %s lead to all clinics, which say so', async (_what, answer, at) => {
    const { router } = openLocator(answer, at);
    expect(await screen.findByText('Clinic Not Found')).toBeTruthy();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`${locations}?invalidStoreId=1`);
  });

  it('can be asked for again after a failure', async () => {
    let works = false;
    openLocator((request, signal) => (works ? details()(request, signal) : json(500, {})), address);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Oops, something went wrong!'));
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Clinic 1' })).toBeTruthy();
  });

  it('are said to be under way', () => {
    openLocator(hang, address);
    expect(screen.getByText('Loading the clinic...')).toBeTruthy();
  });
});
