import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { walkInDraft } from '../../../../app/journey/index.ts';
import { json } from '../../api/fakeFetch.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { landing, location, open, place, press, refused, selection, server, user } from './openWalkIn.tsx';

const failed = "We're having trouble loading vaccine services. Please refresh this page to try again.";
const here = () => within(screen.getByRole('region', { name: 'You are here' }));

describe('the landing', () => {
  it('shows where the guest is, thanks, lists the three steps, and starts', async () => {
    const { path, seen } = open(landing);
    expect(screen.getByRole('heading', { level: 1, name: 'Get Your Vaccine Now' })).toBeTruthy();
    await here().findByText('Kroger Pharmacy at Main Street');
    expect(here().getByText('12 Main St')).toBeTruthy();
    expect(here().getByText('Cincinnati, OH 45202')).toBeTruthy();
    expect(screen.getByText('Thank you for choosing our pharmacy today for your vaccine.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Select vaccine(s)',
      'Fill out consent form',
      'Check in at the pharmacy counter for an approximate wait time',
    ]);
    await user.click(screen.getByRole('link', { name: 'Start' }));
    expect(path()).toBe(selection);
    expect(
      seen
        .map(({ url }) => url)
        .slice(0, 2)
        .sort(),
    ).toEqual([
      '/appointment-management/v1/clinic-details?filter.businessName=pharmacy&filter.reasonId=29&filter.divisionNumber=014&filter.storeNumber=00500',
      '/appointment-management/v1/services/location?filter.businessNames=pharmacy&filter.locationId=01400500',
    ]);
  });

  it.each([
    ['has no name for guests', () => json(200, { data: { clinic: { ...place, vanityName: undefined } } })],
    ['cannot be read', () => refused(500)],
  ])('calls a pharmacy by a name that always fits, where its own %s', async (_what, details) => {
    open(landing, { answer: server({ 'clinic-details': details }) });
    await here().findByText('Your Neighborhood Pharmacy');
    expect(await screen.findByRole('link', { name: 'Start' })).toBeTruthy();
  });

  it('shows a pharmacy whose other fields are odd', async () => {
    const odd = { ...place, phone: null, waitTimeInfo: { waitMinutes: -5 }, timingInfo: { todaysHours: ' ' } };
    open(landing, { answer: server({ 'clinic-details': () => json(200, { data: { clinic: odd } }) }) });
    await here().findByText('Kroger Pharmacy at Main Street');
    expect(here().getByText('12 Main St')).toBeTruthy();
  });

  it('shows and reports services that fail to load, and retries', async () => {
    let answers = () => refused(500);
    const good = server();
    const { reported } = open(landing, {
      answer: (request, signal) => (request.url.includes('/services') ? answers() : good(request, signal)),
    });
    expect((await screen.findByRole('alert')).textContent).toBe(failed);
    expect(screen.queryByRole('link', { name: 'Start' })).toBeNull();
    expect(reported).toContainEqual(
      expect.objectContaining({
        type: 'customerError',
        endpoint: '/appointment-management/v1/services/location',
        responseCode: 500,
      }),
    );
    answers = () => json(200, { data: { services: [] } });
    await press('Try again');
    await screen.findByRole('link', { name: 'Start' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks again for the pharmacy as well, where neither could be read', async () => {
    let isUp = false;
    const good = server();
    open(landing, { answer: (request, signal) => (isUp ? good(request, signal) : refused(500)) });
    await here().findByText('Your Neighborhood Pharmacy');
    isUp = true;
    await press('Try again');
    await here().findByText('Kroger Pharmacy at Main Street');
    expect(await screen.findByRole('link', { name: 'Start' })).toBeTruthy();
  });
});

describe('an address of no pharmacy', () => {
  it.each([
    '/walk-in/0140050',
    '/walk-in/014005001',
    '/walk-in/%3Cb%3E',
    '/walk-in/0140050%2F',
    '/walk-in/select/abc',
    '/walk-in/%E2%82%AC',
  ])('%s is no page, and nothing is asked', (at) => {
    const { seen, isMissing } = open(at);
    expect(isMissing()).toBe(true);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(seen).toEqual([]);
  });

  it.each(['clinic-details', 'services/location'])('is one that %s does not know', async (call) => {
    const { isMissing } = open(landing, { answer: server({ [call]: () => refused(404) }) });
    await waitFor(() => expect(isMissing()).toBe(true));
  });
});

describe('what is reserved', () => {
  it('is let go of, with its reservation', async () => {
    const picked = { appointment: appointment({ slotReservation: { code: 'r-1' } }), provider: clinic };
    const { appServices, seen } = open(landing, { journey: { picked } });
    await waitFor(() => expect(appServices.journey.getState().picked).toEqual({}));
    expect(seen.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
      '/appointment-management/v1/appointment-reservations/r-1',
    ]);
  });

  it('is kept where it is the walk-in here, and not where it is one elsewhere', async () => {
    const draft = walkInDraft(
      location,
      [{ id: 101, name: 'Flu' }],
      { category: 'Instant Vaccines', businessName: 'pharmacy' },
      place,
    );
    expect(open(landing, { journey: { picked: draft } }).appServices.journey.getState().picked).toEqual(draft);
    const elsewhere = walkInDraft('01400501', [{ id: 101, name: 'Flu' }], {
      category: 'Instant Vaccines',
      businessName: 'pharmacy',
    });
    expect(open(landing, { journey: { picked: elsewhere } }).appServices.journey.getState().picked).toEqual({});
  });
});
