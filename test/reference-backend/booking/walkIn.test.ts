import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { integer } from '../../../reference-backend/database/columns.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { checkScheduleWalkInReply } from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import type { ScheduleWalkInRequest } from '../../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import { book, booking, paths, readCode, tryToBook, tryToCancel } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const flu = 101;
const tdap = 102;
const pharmacy = '01400500';

const walkIn = (name: string, more: Partial<ScheduleWalkInRequest> = {}): ScheduleWalkInRequest => {
  const { basicInfo } = booking(name, '08:00:00');
  return { businessName: 'pharmacy', serviceIds: [flu], basicInfo, locationNumber: pharmacy, ...more };
};

describe.each(kindsOfCalls)('a walk-in on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const come = async (body: ScheduleWalkInRequest, key: string = randomUUID()) => {
    const headers = { 'idempotency-key': key };
    const { data } = await backend().guest().ask(checkScheduleWalkInReply, 'POST', paths.walkIn, { body, headers });
    const [appointment] = data.appointments;
    if (!appointment) throw new Error('no appointment');
    return appointment;
  };
  const tryToCome = (body: object) => backend().guest().send('POST', paths.walkIn, { body });
  const count = async (table: 'appointments' | 'claims' | 'outbox'): Promise<number> => {
    const [row] = await backend().database.rows(
      sql`select case ${table} when 'appointments' then (select count(*) from appointments)
        when 'claims' then (select count(*) from claims) else (select count(*) from outbox) end::int as found`,
      { found: integer },
    );
    return row?.found ?? -1;
  };

  test('is one appointment without a time, and takes no slot', async () => {
    const appointment = await come(walkIn('Ann', { serviceIds: [flu, tdap] }));

    expect(appointment).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      confirmCode: expect.stringMatching(/^[2-9A-Z]{8}$/),
      status: 'BOOKED',
      businessName: 'pharmacy',
      providerId: pharmacy,
      serviceIds: [flu, tdap],
    });
    expect(await count('claims')).toBe(0);
  });

  test('is confirmed by mail, without a time and without a link to cancel', async () => {
    const { confirmCode, id } = await come(walkIn('Ann'));
    const [mail] = await readOutbox(backend().database);

    expect(mail?.recipient).toBe('guest@example.com');
    expect(mail?.subject).toBe('Your walk-in vaccine');
    expect(mail?.calendar).toBeUndefined();
    expect(mail?.text).toContain('- Plan to stay 15 minutes after your vaccine.');
    for (const body of [mail?.text, mail?.html]) {
      for (const group of [confirmCode.slice(0, 4), confirmCode.slice(4)]) expect(body).toContain(group);
      expect(body).toContain('Kroger Pharmacy at Main Street');
      expect(body).not.toContain(id);
      expect(body).not.toMatch(/cancel/i);
    }
  });

  test('sent again with the same key is the first one, also at the same moment', async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3, 4].map(() => come(walkIn('Ann'), key)));

    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect([await count('appointments'), await count('outbox')]).toEqual([1, 1]);
  });

  test('is refused to a patient who has one for the service on the same day, and not on the next', async () => {
    await backend().setClock('2027-03-01T15:00:00Z');
    await come(walkIn('Ann'));
    const { status, body } = await tryToCome(walkIn(' ann', { serviceIds: [tdap, flu] }));

    expect([status, readCode(body)]).toEqual([429, 'duplicateAppointment']);
    await backend().setClock('2027-03-02T04:59:00Z'); // 23:59 in Ohio
    expect((await tryToCome(walkIn('Ann'))).status).toBe(429);
    await backend().setClock('2027-03-02T05:00:00Z');
    await come(walkIn('Ann'));
  });

  test('for another service is another one', async () => {
    await come(walkIn('Ann'));
    await come(walkIn('Ann', { serviceIds: [tdap] }));
  });

  test('and a coming appointment for the same service exclude each other', async () => {
    await book(backend().guest(), booking('Ann', '08:00:00', { serviceIds: [flu] }));
    expect((await tryToCome(walkIn('Ann'))).status).toBe(429);

    await come(walkIn('Bea'));
    expect((await tryToBook(backend().guest(), booking('Bea', '09:00:00', { serviceIds: [flu] }))).status).toBe(429);
  });

  test('of one patient at two counters at once is one', async () => {
    const counters = [pharmacy, '01400501', '01400502', '01400503'];
    const answers = await Promise.all(counters.map((locationNumber) => tryToCome(walkIn('Ann', { locationNumber }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  });

  test('cannot be canceled: the answer is that of an unknown id', async () => {
    const { id, confirmCode } = await come(walkIn('Ann'));
    const answer = await tryToCancel(backend().guest(), id, confirmCode);
    const unknown = await tryToCancel(backend().guest(), 'AAAAAAAAAAAAAAAAAAAAAA', confirmCode);

    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(unknown.body);
  });

  test.each([
    ['to a clinic', { businessName: 'tlc', locationNumber: '01445225' }, 400, 'notAPharmacy'],
    ['to a state', { locationNumber: undefined, licensureState: 'OH' }, 400, 'missingLocation'],
    ['to an unknown place', { locationNumber: '99999999' }, 404, 'providerUnavailable'],
    ['to a clinic that is called a pharmacy', { locationNumber: '01445225' }, 404, 'providerUnavailable'],
    ['for a vaccine that is not given there', { serviceIds: [114] }, 404, 'providerUnavailable'],
    ['for something else than a vaccine', { serviceIds: [501] }, 400, 'notAVaccine'],
    ['for both doses at one time', { serviceIds: [104, 105] }, 400, 'incompatibleServices'],
    ['for two forms of one vaccine', { serviceIds: [flu, 151] }, 400, 'incompatibleServices'],
    [
      'for a patient who is a day too young',
      { basicInfo: { ...walkIn('Ann').basicInfo, dateOfBirth: '2026-03-01' } },
      400,
      'patientTooYoung',
    ],
    ['for four vaccines', { serviceIds: [flu, tdap, 103, 106] }, 400, 'maxItems'],
    ['for nothing', { serviceIds: [] }, 400, 'minItems'],
    ['with a time', { dateTime: { value: '2027-03-01 08:00:00', timezone: 'America/New_York' } }, 400, undefined],
  ] as const)('%s is refused', async (_what, wrong, status, code) => {
    const answer = await tryToCome({ ...walkIn('Ann'), ...wrong });

    expect(answer.status).toBe(status);
    if (code !== undefined) expect(readCode(answer.body)).toBe(code);
    expect(await count('appointments')).toBe(0);
  });
});
