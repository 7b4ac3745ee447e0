import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { book, booking, paths, reservation, tryToBook } from '../support/calls.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import { expectBusy } from './expectBusy.ts';

const one = { most: 1, minutes: 60 };

const backend = suiteBackend({ limits: { bookingTriesPerClient: one, reservationTriesPerClient: one } });

const reserve = (wallTime: string, key: string) =>
  backend()
    .guest()
    .send('POST', paths.reservations, { body: reservation(wallTime), headers: { 'idempotency-key': key } });

test('the retry of a booking gets the first reply of a client who has no tries left', async () => {
  const key = randomUUID();
  const first = await book(backend().guest(), booking('Ann', '08:00:00'), key);

  expectBusy(await tryToBook(backend().guest(), booking('Bea', '08:30:00'), randomUUID()), 'bookingTriesPerClient');
  expect(await book(backend().guest(), booking('Ann', '08:00:00'), key)).toEqual(first);
});

test('the retry of a reservation gets the first reply of a client who has no tries left', async () => {
  const key = randomUUID();
  const first = await reserve('08:00:00', key);

  expectBusy(await reserve('08:30:00', randomUUID()), 'reservationTriesPerClient');
  expect(await reserve('08:00:00', key)).toMatchObject({ status: 200, body: first.body });
});
