import { describe, expect, test } from 'vitest';
import { storedText } from '../mail/storedText.ts';
import { book, booking, cancel, lookUp, paths, tryToLookUp } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import type { Answer } from '../support/TestGuest.ts';

describe.each(kindsOfCalls)('looking an appointment up on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const booked = () => book(backend().guest(), booking('Canaria', '08:00:00'));
  const bookPair = async () => {
    const dateTime = { value: '2027-04-30 08:00:00', timezone: 'America/New_York' };
    const more = { serviceIds: [104], followupAppointment: { serviceId: 105, dateTime } };
    const { id, confirmCode, followup } = await book(backend().guest(), booking('Canaria', '08:00:00', more));
    if (!followup) throw new Error('no follow-up');
    return { first: { id, confirmCode }, second: followup };
  };

  test('tells when, where, what for and that it is booked, and nothing about the patient', async () => {
    const { id, confirmCode, calendarUid } = await booked();
    const { status, headers, body } = await tryToLookUp(backend().guest(), id, confirmCode);

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      data: {
        appointments: [
          {
            id,
            confirmCode,
            calendarUid,
            status: 'BOOKED',
            isPast: false,
            canReschedule: true,
            dateTime: { value: '2027-03-01 08:00:00', timezone: 'America/New_York' },
            services: [{ id: 29, name: 'Cold, Flu or COVID-19 Symptoms' }],
          },
        ],
        provider: expect.objectContaining({
          providerId: '01445225',
          businessName: 'tlc',
          timezone: 'America/New_York',
          address: expect.objectContaining({ stateProvince: 'OH' }),
        }),
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Canaria|Example|555-0199|guest@example|1990/);
  });

  test('tells that a flu vaccine was added', async () => {
    const { id, confirmCode } = await book(
      backend().guest(),
      booking('Flora', '09:00:00', { requestedVaccinations: ['Flu Vaccine'] }),
    );
    const { data } = await lookUp(backend().guest(), id, confirmCode);
    expect(data.appointments).toMatchObject([{ addsFluVaccine: true }]);
  });

  test('changes nothing but the audit, however often it is asked with the right code', async () => {
    const { id, confirmCode } = await booked();
    const stored = async () => (await storedText(backend())).split('\n').filter((line) => !line.startsWith('audit_'));
    const before = await stored();
    for (let attempt = 0; attempt < 12; attempt += 1) await lookUp(backend().guest(), id, confirmCode.toLowerCase());
    expect(await stored()).toEqual(before);
  });

  test('says that it is canceled, and that its time has come', async () => {
    const { id, confirmCode } = await booked();
    await cancel(backend().guest(), id, confirmCode);
    expect((await lookUp(backend().guest(), id, confirmCode)).data.appointments).toMatchObject([
      { id, status: 'CANCELED', isPast: false },
    ]);

    const later = await book(backend().guest(), booking('Bea', '09:00:00'));
    await backend().setClock('2027-03-01T14:00:00Z');
    expect((await lookUp(backend().guest(), later.id, later.confirmCode)).data.appointments).toMatchObject([
      { id: later.id, status: 'BOOKED', isPast: true },
    ]);
  });

  describe('of a pair', () => {
    test('by the first tells both, each with the code that cancels it', async () => {
      const { first, second } = await bookPair();
      const { data } = await lookUp(backend().guest(), first.id, first.confirmCode);

      expect(data.appointments.map(({ id, confirmCode }) => ({ id, confirmCode }))).toEqual([
        first,
        { id: second.id, confirmCode: second.confirmCode },
      ]);
      expect(data.appointments.map(({ services }) => services.map(({ id }) => id))).toEqual([[104], [105]]);
      await cancel(backend().guest(), second.id, data.appointments[1]?.confirmCode ?? '');
    });

    test('by the second tells both, and keeps the code of the first to itself', async () => {
      const { first, second } = await bookPair();
      const answer = await tryToLookUp(backend().guest(), second.id, second.confirmCode);

      expect(answer.body).toMatchObject({
        data: { appointments: [{ id: first.id }, { id: second.id, confirmCode: second.confirmCode }] },
      });
      expect(JSON.stringify(answer.body)).not.toContain(first.confirmCode);
    });

    test('tells which of the two is still booked', async () => {
      const { first, second } = await bookPair();
      await cancel(backend().guest(), second.id, second.confirmCode);
      const { data } = await lookUp(backend().guest(), first.id, first.confirmCode);
      expect(data.appointments.map(({ status }) => status)).toEqual(['BOOKED', 'CANCELED']);
    });
  });

  test('answers a wrong id, a wrong code, another one of the pair and a walk-in alike', async () => {
    const { first, second } = await bookPair();
    const walkIn = { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500' };
    const { body: walkedIn } = await backend()
      .guest()
      .send('POST', paths.walkIn, { body: { ...walkIn, basicInfo: booking('Cy', '08:00:00').basicInfo } });
    const [walk] = JSON.parse(JSON.stringify(walkedIn)).data.appointments;
    const answers = [
      await tryToLookUp(backend().guest(), first.id, 'WRONGCDE'),
      await tryToLookUp(backend().guest(), 'AAAAAAAAAAAAAAAAAAAAAA', first.confirmCode),
      await tryToLookUp(backend().guest(), first.id, second.confirmCode),
      await tryToLookUp(backend().guest(), "'; --", first.confirmCode),
      await tryToLookUp(backend().guest(), walk.id, walk.confirmCode),
    ];
    const changing = /^(date|x-request-id|content-security-policy|set-cookie)$/;
    const comparable = ({ status, body, headers }: Answer) => ({
      status,
      body,
      headers: [...headers].filter(([name]) => !changing.test(name)),
    });

    expect(comparable(answers[0] ?? (await tryToLookUp(backend().guest(), 'x', 'x')))).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'appointmentNotFound' }] },
    });
    expect(new Set(answers.map((answer) => JSON.stringify(comparable(answer)))).size).toBe(1);
  });

  test('can be made to fail, by its name', async () => {
    const { id, confirmCode } = await booked();
    await backend().setFault('lookup-appointment', { status: 503 });
    expect((await tryToLookUp(backend().guest(), id, confirmCode)).status).toBe(503);
    expect((await tryToLookUp(backend().guest(), id, confirmCode)).status).toBe(200);
  });
});
