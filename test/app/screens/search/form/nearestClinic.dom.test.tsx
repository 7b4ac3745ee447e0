import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, json } from '../../../api/fakeFetch.ts';
import { openSearch, server, variedServices } from '../openSearch.tsx';
import { choose, place, press, user } from '../searchForm.ts';
import { setToday } from '../setToday.ts';

setToday();

type Ask = (found: (position: object) => void, failed: (error: object) => void) => void;

const here: Ask = (found) => found({ coords: { latitude: 39.10311, longitude: -84.51202 } });
const withBrowser = (getCurrentPosition: Ask) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });

const clinics = (...zips: string[]) =>
  json(200, {
    data: {
      clinics: zips.map((postalCode, at) => ({
        id: `0140000${at}`,
        name: `Clinic ${at + 1}`,
        phone: '5135550100',
        address: { addressLines: ['1 Main St'], cityTown: 'Cincinnati', stateProvince: 'OH', postalCode },
      })),
    },
    meta: { clinics: { total: zips.length } },
  });

const open = (answer: Answer = () => clinics('45208-1234', '45209')) =>
  openSearch({ answer: server({ '/services': variedServices, '/clinic/search': answer }) });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('a search where the guest is', () => {
  it('has the ZIP code of the nearest clinic, and tells the server a rounded position', async () => {
    withBrowser(here);
    const { seen } = await open();
    await press('Use my location');
    await waitFor(() => expect(place().value).toBe('45208'));
    const said = screen.getByText('Your nearest clinic is Clinic 1. You can change the place.');
    expect(said.closest('[role=status]')).toBeTruthy();
    const asked = seen.filter(({ url }) => url.includes('/clinic/search')).map(({ url }) => new URL(url, 'http://x'));
    expect(asked.map(({ searchParams }) => searchParams.get('latLong'))).toEqual(['39.1,-84.51']);
    await user.type(place(), '{Backspace}');
    expect(place().value).toBe('4520');
    expect(screen.queryByText(/^Your nearest clinic/)).toBeNull();
  });

  it.each([
    [1, /^Your browser does not share your location\./],
    [2, /^Your device cannot tell where you are\./],
    [3, /^Finding your location takes too long\./],
  ])('says why there is none after error %d', async (code, words) => {
    withBrowser((_found, failed) => failed({ code }));
    await open();
    await press('Use my location');
    await screen.findByText(words);
    expect(place().value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use my location' }));
  });

  it.each<[string, Answer, RegExp]>([
    ['no clinic', () => clinics(), /^We have no clinic near you\./],
    ['an unknown place', () => json(404, {}), /^We have no clinic near you\./],
    ['a failure', () => json(500, {}), /^We cannot look for clinics right now\./],
  ])('says so after %s', async (_what, answer, words) => {
    withBrowser(here);
    await open(answer);
    await press('Use my location');
    await screen.findByText(words);
  });

  it('does not overwrite a place typed meanwhile', async () => {
    const waiting: ((position: object) => void)[] = [];
    withBrowser((found) => void waiting.push(found));
    await open();
    await press('Use my location');
    await screen.findByText('Looking for the clinic nearest to you...');
    await user.type(place(), 'Mason');
    await waitFor(() => expect(waiting).toHaveLength(1));
    for (const found of waiting) here(found, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(place().value).toBe('Mason');
  });

  it('is not asked for before, and not offered where the state is the place', async () => {
    const asks = vi.fn();
    withBrowser(asks);
    await open();
    expect(asks).not.toHaveBeenCalled();
    await choose('Cold or Flu by Video');
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });
});
