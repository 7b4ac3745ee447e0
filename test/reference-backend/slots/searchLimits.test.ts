import { describe, expect, test } from 'vitest';
import { book, booking, monday, paths, readCode } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

/** The widest search of the app. */
const whole = {
  'filter.businessNames': ['tlc', 'pharmacy'],
  'filter.serviceIds': ['101', '102', '103'],
  'filter.freeFormAddress': '45202',
  'filter.startDate': monday,
  'filter.endDate': '2027-03-14',
  'filter.maxResults': '50',
  'filter.radius': '100',
};

const known = {
  'filter.businessNames': ['tlc'],
  'filter.serviceIds': ['29'],
  'filter.locationIds': '01445225',
  'filter.startDate': monday,
  'filter.endDate': '2027-03-14',
};

describe.each(kindsOfCalls)('what a search may ask for on %s', (kind) => {
  const backend = suiteBackend({}, kind);
  const search = (query: Readonly<Record<string, string | readonly string[]>>) =>
    backend().guest().send('GET', paths.slots, { query });

  test('is as much as the app asks for', async () => {
    expect((await search(whole)).status).toBe(200);
    expect((await search(known)).status).toBe(200);
  });

  test.each([
    ['a year', { 'filter.endDate': '2028-02-28' }, 'windowTooLong'],
    ['15 days', { 'filter.endDate': '2027-03-15' }, 'windowTooLong'],
    ['4 services', { 'filter.serviceIds': ['101', '102', '103', '104'] }, 'maxItems'],
  ])('is no more, of places around or known: %s', async (_what, more, code) => {
    for (const query of [whole, known]) {
      const { status, body } = await search({ ...query, ...more });
      expect([status, readCode(body)]).toEqual([400, code]);
    }
  });

  test.each([
    ['vaccines that do not go together', ['103', '115']],
    ['a vaccine and its second dose', ['104', '105']],
  ])('is nothing that could not be booked, of places around or known: %s', async (_what, ids) => {
    for (const query of [whole, known]) {
      const { status, body } = await search({ ...query, 'filter.serviceIds': ids });
      expect([status, readCode(body)]).toEqual([400, 'incompatibleServices']);
    }
  });

  test.each([{ 'filter.maxResults': '51' }, { 'filter.maxResults': '999' }, { 'filter.radius': '101' }])(
    'is no more, of places around: %j',
    async (more) => {
      const { status, body } = await search({ ...whole, ...more });
      expect([status, readCode(body)]).toEqual([400, 'pattern']);
    },
  );

  test('leaves room for bookings when everybody searches at once', async () => {
    const searches = Array.from({ length: 120 }, () => search(whole));
    const { id } = await book(backend().guest(), booking('Ann', '08:00:00'));
    const answers = await Promise.all(searches);

    expect(id).not.toBe('');
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, headers } of answers.filter((answer) => answer.status !== 200))
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }, 120_000);
});
