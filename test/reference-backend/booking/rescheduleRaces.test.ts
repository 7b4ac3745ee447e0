import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { wrongClaims } from '../../gates/booking/wrongClaims.ts';
import {
  book,
  booking,
  clinic,
  findFreeTimes,
  lookUp,
  monday,
  readCode,
  rescheduling,
  tryToBook,
  tryToCancel,
  tryToReschedule,
} from '../support/calls.ts';
import { countIn } from '../support/countIn.ts';
import { crowd } from '../support/crowd.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

/** Half hours of the clinic's Monday. */
const times = ['07:30:00', '08:00:00', '08:30:00', '09:00:00', '09:30:00', '10:00:00', '10:30:00', '11:00:00'];
const elsewhere = { locationNumber: '01445204' };

describe.each(kindsOfCalls)('moving appointments at once on %s', (kind) => {
  const backend = suiteBackend({ limits: crowd }, kind);

  const count = (statement: ReturnType<typeof sql>) => countIn(backend().database, statement);
  const move = (one: { readonly id: string; readonly confirmCode: string }, time: string, more: object = {}) =>
    tryToReschedule(backend().guest(), one, rescheduling(one.confirmCode, time, more));
  const timeOf = async ({ id, confirmCode }: { readonly id: string; readonly confirmCode: string }) =>
    (await lookUp(backend().guest(), id, confirmCode)).data.appointments[0]?.dateTime.value.slice(11);
  const bookAt = (time: string, index: number) => book(backend().guest(), booking(`Guest${index}`, time));

  test('of many to one time exactly one gets it, and all others keep theirs', async () => {
    const booked = await Promise.all(times.map(bookAt));
    const bookers = Array.from({ length: 8 }, (_, index) => booking(`Rival${index}`, '14:00:00'));
    const [moves, bookings] = await Promise.all([
      Promise.all(booked.map((one) => move(one, '14:00:00'))),
      Promise.all(bookers.map((body) => tryToBook(backend().guest(), body))),
    ]);
    const answers = [...moves, ...bookings];

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && readCode(body) === 'slotTaken')).toHaveLength(15);
    for (const [index, one] of booked.entries())
      expect(await timeOf(one)).toBe(moves[index]?.status === 200 ? '14:00:00' : times[index]);
    expect(await wrongClaims(backend().database)).toEqual([]);
  });

  test('with a cancellation: it ends canceled, and no time stays taken', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ann = await bookAt('08:00:00', round);
      const [moved, canceled] = await Promise.all([
        move(ann, '09:00:00', round % 2 === 0 ? elsewhere : {}),
        tryToCancel(backend().guest(), ann.id, ann.confirmCode),
      ]);
      expect(canceled?.status).toBe(200);
      expect([200, 409]).toContain(moved?.status);
      if (moved?.status === 409) expect(readCode(moved.body)).toBe('alreadyCanceled');
      expect(await count(sql`select count(*) from claims`)).toBe(0);
      expect(await wrongClaims(backend().database)).toEqual([]);
    }
  });

  test('to two times at once: it has one of them', async () => {
    for (let round = 0; round < 6; round += 1) {
      const ann = await bookAt('08:00:00', round);
      const answers = await Promise.all([move(ann, '09:00:00', round % 2 ? elsewhere : {}), move(ann, '10:00:00')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(['09:00:00', '10:00:00']).toContain(await timeOf(ann));
      expect(await count(sql`select count(*) from claims`)).toBe(1);
      expect(await wrongClaims(backend().database)).toEqual([]);
      await tryToCancel(backend().guest(), ann.id, ann.confirmCode);
    }
  });

  test('simultaneous moves from one time: one succeeds, and all others are refused', async () => {
    const currentDateTime = { value: `${monday} 08:00:00`, timezone: clinic.timezone };
    for (let round = 0; round < 4; round += 1) {
      const ann = await bookAt('08:00:00', round);
      // The other place has the full hours alone.
      const wanted = ['09:00:00', '09:30:00', '10:00:00', '10:30:00'];
      const answers = await Promise.all(
        wanted.map((time, turn) =>
          move(ann, time, { currentDateTime, ...(round % 2 === 0 && turn % 2 === 0 && elsewhere) }),
        ),
      );
      const winners = answers.flatMap(({ status }, turn) => (status === 200 ? [wanted[turn]] : []));
      expect(winners).toEqual([await timeOf(ann)]);
      expect(answers.flatMap(({ status, body }) => (status === 200 ? [] : [[status, readCode(body)]]))).toEqual(
        Array.from({ length: 3 }, () => [409, 'alreadyMoved']),
      );
      expect(await count(sql`select count(*) from claims`)).toBe(1);
      expect(await wrongClaims(backend().database)).toEqual([]);
      await tryToCancel(backend().guest(), ann.id, ann.confirmCode);
    }
  });

  test('that exchange their times both keep theirs, or one follows the other; nobody has two or none', async () => {
    const [ann, bea] = [await bookAt('08:00:00', 1), await bookAt('09:00:00', 2)];
    const answers = await Promise.all([move(ann, '09:00:00'), move(bea, '08:00:00')]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await count(sql`select count(*) from claims`)).toBe(2);
    expect(await wrongClaims(backend().database)).toEqual([]);
  });

  test('the old time goes to nobody before the new one is booked, and to exactly one after', async () => {
    const ann = await bookAt('08:00:00', 0);
    await bookAt('09:00:00', 1);
    const early = await Promise.all([
      move(ann, '09:00:00'),
      ...Array.from({ length: 10 }, (_, index) => tryToBook(backend().guest(), booking(`Early${index}`, '08:00:00'))),
    ]);
    expect(new Set(early.map(({ status }) => status))).toEqual(new Set([409]));

    const [moved, ...late] = await Promise.all([
      move(ann, '10:00:00'),
      ...Array.from({ length: 10 }, (_, index) => tryToBook(backend().guest(), booking(`Late${index}`, '08:00:00'))),
    ]);
    expect(moved?.status).toBe(200);
    const during = late.filter(({ status }) => status === 200).length;
    const after = await tryToBook(backend().guest(), booking('After', '08:00:00'));
    expect(during + (after.status === 200 ? 1 : 0)).toBe(1);
    expect(await findFreeTimes(backend().guest())).not.toContain('08:00:00');
    expect(await wrongClaims(backend().database)).toEqual([]);
  });
});
