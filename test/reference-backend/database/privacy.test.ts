import { describe, expect, test } from 'vitest';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { openedText, storedText } from '../mail/storedText.ts';
import { book, booking, paths, tryToBook } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

/** A Social Security number that belongs to nobody. */
const secret = /078[-\s]?05[-\s]?1120/;

const withSecret = (name: string, time: string): ScheduleAppointmentRequest =>
  booking(name, time, { insuranceInfo: { hasInsurance: 'No', socialSecurityNumber: '078-05-1120' } });

/** Splits the stored text into everything except the counts of limits, and those counts. */
const partedText = (stored: string) => {
  const isCount = (line: string) => line.startsWith('limit_uses ');
  const lines = stored.split('\n');
  return [lines.filter((line) => !isCount(line)), lines.filter(isCount)];
};

describe.each(databaseKinds)('what is kept of a guest on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  test('a Social Security Number is in no table and in no mail, however the booking went', async () => {
    const guest = backend().guest();
    const first = withSecret('Ann', '08:00:00');
    await book(guest, first, 'key-1');
    await book(guest, first, 'key-1');
    expect((await tryToBook(guest, withSecret('Bea', '09:00:00'), 'key-1')).status).toBe(422);
    expect((await tryToBook(guest, withSecret('Ann', '09:30:00'), 'key-2')).status).toBe(429);
    expect((await tryToBook(guest, withSecret('Cay', '08:00:00'), 'key-3')).status).toBe(409);
    expect((await tryToBook(guest, { ...withSecret('Dot', '10:00:00'), serviceIds: [] }, 'key-4')).status).toBe(400);
    await backend().setFault('schedule-appointment', { cut: 'after' });
    await expect(tryToBook(guest, withSecret('Eve', '10:30:00'), 'key-5')).rejects.toThrow();

    const stored = await openedText(backend());
    const { body: outbox } = await guest.send('GET', '/reference/outbox', { headers: { accept: 'application/json' } });

    // The searched text really contains the bookings.
    expect(stored).toMatch(/appointments .*"firstName":"Ann".*"insuranceInfo":\{"hasInsurance":"No"\}/);
    expect(stored).toMatch(/appointments .*"firstName":"Eve"/);
    expect(stored).toMatch(/idempotent_replies /);
    expect(JSON.stringify(outbox)).toContain('Hello Ann');
    expect(stored).not.toMatch(secret);
    expect(JSON.stringify(outbox)).not.toMatch(secret);
  });

  test('an address that is only validated leaves no trace, but that this client asked', async () => {
    const [before, countedBefore] = partedText(await storedText(backend()));
    const address = {
      addressLines: ['7 Canary Row'],
      cityTown: 'Cincinnati',
      stateProvince: 'OH',
      postalCode: '45202',
      county: 'Canary',
    };
    const { status } = await backend().guest().send('POST', paths.addressValidations, { body: { address } });

    expect(status).toBe(200);
    const [after, counted] = partedText(await storedText(backend()));
    expect(after).toEqual(before);
    expect(counted).toHaveLength((countedBefore?.length ?? 0) + 1);
    expect(counted?.join('\n')).toMatch(/"limit_name": "addressCallsPerClient"/);
    expect(counted?.join('\n')).not.toMatch(/canary|45202|cincinnati/i);
  });
});
