import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SearchScreen, searchDocuments } from '../../../../app/screens/search/SearchScreen.tsx';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { links, renderSearch, server } from './openSearch.tsx';
import { date, loaded, offeredTypes, place, shownType, type, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

it('shows at first only documents that the first view waits for, so that nothing moves when one comes', () => {
  const test = testAppServices({ answer: server() });
  const entry = vi.spyOn(test.appServices.content, 'entry');
  renderScreen(test.appServices, [{ path: '/main', element: <SearchScreen links={links} /> }], ['/main']);
  const asked = new Set(entry.mock.calls.map(([{ name }]) => name));
  expect(asked.size).toBeGreaterThan(2);
  expect([...asked].filter((name) => !searchDocuments.some((each) => each.name === name))).toEqual([]);
});

describe('the form', () => {
  it('says that services are on their way, then groups them', async () => {
    renderSearch();
    expect(shownType()).toBe('Fetching values...');
    expect(screen.getByText('Loading visit types').role).toBe('status');
    await loaded();
    expect(shownType()).toBe('Choose one');
    expect(screen.queryByText('Loading visit types')).toBeNull();
    expect(offeredTypes()).toEqual(['Sore Throat', 'Earache', 'Blood Pressure Check']);
    const groups = within(type()).getAllByRole<HTMLOptGroupElement>('group');
    expect(groups.map(({ label }) => label)).toEqual(['Illnesses', 'Health Screenings']);
  });

  it('asks for three businesses and carries the banner and the tenant', async () => {
    const { seen } = renderSearch();
    await loaded();
    const { url, headers } = seen.find((request) => request.url.includes('/services')) ?? {};
    expect(new URLSearchParams(url?.split('?')[1]).getAll('filter.businessNames')).toEqual([
      'tlc',
      'pharmacy',
      'dietitian',
    ]);
    expect([headers?.get('x-banner-name'), headers?.get('x-tenant')]).toEqual(['thelittleclinic', 'thelittleclinic']);
  });

  it('begins with today, and offers no day before', async () => {
    renderSearch();
    await loaded();
    expect([date().value, date().min]).toEqual(['2026-11-23', '2026-11-23']);
  });

  it('says how a date is written, in a browser that does not', async () => {
    const vendor = vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    renderSearch();
    await loaded();
    expect(screen.queryByText('mm/dd/yyyy')).toBeNull();
    await user.clear(date());
    expect(screen.getByText('mm/dd/yyyy')).toBeTruthy();
    vendor.mockRestore();
  });

  it('folds away and comes back', async () => {
    renderSearch();
    await loaded();
    const toggle = screen.getByRole('button', { name: 'Find an Appointment' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });

  it('releases what was reserved', async () => {
    const picked = { appointment: appointment({ slotReservation: { code: 'R1' } }), provider: clinic };
    const { appServices, seen } = renderSearch({ journey: { picked } });
    await waitFor(() => expect(seen.some(({ method, url }) => method === 'DELETE' && url.endsWith('/R1'))).toBe(true));
    expect(appServices.journey.getState().picked).toEqual({});
  });
});

describe('a link with a search', () => {
  it('fills the form', async () => {
    renderSearch({}, '/main?type=Sore+Throat&location=Mason,+OH&date=2026-12-24&serviceIds=71');
    await loaded();
    expect([shownType(), place().value, date().value]).toEqual(['Blood Pressure Check', 'Mason, OH', '2026-12-24']);
  });

  it('that is old begins with today', async () => {
    renderSearch({}, '/main?date=2026-01-01');
    await loaded();
    expect(date().value).toBe('2026-11-23');
  });
});
