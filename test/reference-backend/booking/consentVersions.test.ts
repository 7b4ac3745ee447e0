import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { book, booking, paths, readCode, tryToBook } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const consentVersions = [
  { document: 'privacy-practice/standard', version: '0123456789ab' },
  { document: 'vaccine-consent/walk-in', version: 'fedcba987654' },
];

describe.each(kindsOfCalls)('the versions of the consents of a booking on %s', (kind) => {
  const backend = suiteBackend({}, kind);
  const readKept = async (id: string) => (await backend().guest().send('GET', `/reference/appointments/${id}`)).body;

  test('are kept with it', async () => {
    const { id } = await book(backend().guest(), { ...booking('Ann', '08:00:00'), consentVersions });
    expect(await readKept(id)).toMatchObject({ request: { consentVersions } });
  });

  test('are kept with a walk-in', async () => {
    const { basicInfo } = booking('Ann', '08:00:00');
    const body = {
      businessName: 'pharmacy',
      serviceIds: [101],
      basicInfo,
      locationNumber: '01400500',
      consentVersions,
    };
    const answer = await backend().guest().send('POST', paths.walkIn, { body });
    expect(answer).toMatchObject({ status: 200, body: { data: { appointments: [{ id: expect.any(String) }] } } });
    const [, id = ''] = /"id":"([\w-]+)"/.exec(JSON.stringify(answer.body)) ?? [];
    expect(await readKept(id)).toMatchObject({ request: { consentVersions } });
  });

  test('are nowhere if none were sent', async () => {
    const { id } = await book(backend().guest(), booking('Bea', '08:30:00'));
    expect(await readKept(id)).not.toHaveProperty('request.consentVersions');
  });

  test('make another request where one of them is another', async () => {
    const [guest, key] = [backend().guest(), randomUUID()];
    const first = { ...booking('Cleo', '09:00:00'), consentVersions };
    const { id } = await book(guest, first, key);
    expect((await book(guest, first, key)).id).toBe(id);
    const other = { ...first, consentVersions: consentVersions.slice(1) };
    const { status, body } = await tryToBook(guest, other, key);
    expect([status, readCode(body)]).toEqual([422, 'idempotencyKeyReused']);
  });
});
