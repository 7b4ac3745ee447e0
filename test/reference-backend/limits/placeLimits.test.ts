import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { booking, cold, findFreeTimes, monday, paths, reservation, sunday } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { refresh, timesIn } from '../support/find.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import type { TestGuest } from '../support/TestGuest.ts';
import { expectBusy, names } from './expectBusy.ts';

const minutesAfterSunday = (minutes: number): string => new Date(Date.parse(sunday) + minutes * 60_000).toISOString();

/** Another clinic. */
const otherClinic = '01445204';

describe.each(kindsOfCalls)('the times of a place on %s', (kind) => {
  const limits = {
    reservationsPerClient: { most: 4 },
    reservationsPerClientAtPlace: { most: 3 },
    appointmentsPerGuest: { most: 2 },
    bookingsPerClient: { most: 6, minutes: 1_440 },
    bookingsPerClientAtPlace: { most: 3, minutes: 20_160 },
  };
  const trustedNetworks = new BlockList();
  trustedNetworks.addSubnet('198.51.100.0', 24, 'ipv4');
  const backend = suiteBackend({ limits, trustProxy: 1, trustedNetworks }, kind);
  const send = (method: string, path: string, body: object, address: string, guest: TestGuest) =>
    guest.send(method, path, { body, headers: { 'x-forwarded-for': address } });
  const times = () => findFreeTimes(backend().guest());
  const timesElsewhere = async (): Promise<readonly string[]> => {
    const [row] = await refresh(backend().guest(), {
      'filter.businessNames': 'tlc',
      'filter.locationIds': otherClinic,
      'filter.serviceIds': String(cold),
      'filter.endDate': monday,
    });
    return timesIn(row).map((time) => time.slice(-8));
  };

  const reserve = (time: string, address: string, guest = backend().guest()) =>
    send('POST', paths.reservations, reservation(time), address, guest);
  const book = (name: string, time: string, address: string, guest = backend().guest(), place = {}) =>
    send('POST', paths.appointments, { ...booking(name, time), ...place }, address, guest);

  /** Does it with each name and each time in turn, from one address after the other. */
  async function inTurn(
    addresses: readonly string[],
    act: (name: string, time: string, address: string) => Promise<{ readonly status: number }>,
    readTimes = times,
  ) {
    const free = await readTimes();
    const statuses: number[] = [];
    for (const [turn, address] of addresses.entries())
      statuses.push((await act(names(20)[turn] ?? '', free[turn] ?? '', address)).status);
    return statuses;
  }

  const fourOfOneSite = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:103::1', '2001:db8:0:ff04::1'];
  const fourAlone = ['2001:db8:1::1', '2001:db8:2::1', '2001:db8:3::1', '203.0.113.4'];

  test('one client reserves only some of them, whatever its guests', async () => {
    expect(await inTurn(Array(4).fill('203.0.113.1'), (_name, time, address) => reserve(time, address))).toEqual([
      200, 200, 200, 503,
    ]);
    const [free = ''] = await times();
    expectBusy(await reserve(free, '203.0.113.1'), 'reservationsPerClientAtPlace');
    expect((await reserve(free, '203.0.113.2')).status).toBe(200);
  });

  test('nor do many networks of one site reserve more, while others may', async () => {
    const act = (_name: string, time: string, address: string) => reserve(time, address);
    expect(await inTurn(fourOfOneSite, act)).toEqual([200, 200, 200, 503]);
    expect(await inTurn(fourAlone, act)).toEqual([200, 200, 200, 200]);
  });

  test('nor do they book more, and the times are free for everybody else', async () => {
    const act = (name: string, time: string, address: string) => book(name, time, address);
    const others = (name: string, time: string, address: string) => book(`Other${name}`, time, address);
    expect(await inTurn(fourOfOneSite, act)).toEqual([200, 200, 200, 503]);
    expect(await inTurn(fourAlone, others)).toEqual([200, 200, 200, 200]);
  });

  test('a client books only some of one place, and some more of others', async () => {
    const address = '203.0.113.1';
    expect(await inTurn(Array(4).fill(address), (name, time) => book(name, time, address))).toEqual([
      200, 200, 200, 503,
    ]);
    const elsewhere = (name: string, time: string) =>
      book(`Other ${name}`, time, address, backend().guest(), { locationNumber: otherClinic });
    expect(await inTurn(Array(4).fill(address), elsewhere, timesElsewhere)).toEqual([200, 200, 200, 503]);
  });

  test('a guest has only some appointments that are still to come', async () => {
    const guest = backend().guest();
    const free = await times();
    const [first, second, third] = names(3).map(
      (name, turn) => () => book(name, free[turn] ?? '', '203.0.113.1', guest),
    );
    expect((await first?.())?.status).toBe(200);
    expect((await second?.())?.status).toBe(200);
    expectBusy((await third?.()) ?? { status: 0, headers: new Headers(), body: {} }, 'appointmentsPerGuest');
  });

  test('in a trusted network each guest is a client', async () => {
    const act = (name: string, time: string, address: string) => book(name, time, address);
    expect(await inTurn(Array(5).fill('198.51.100.7'), act)).toEqual([200, 200, 200, 200, 200]);
  });

  test('a reservation is prolonged three times, and then keeps its end', async () => {
    const guest = backend().guest();
    const [time = ''] = await times();
    const ends: unknown[] = [];
    for (const minutes of [0, 5, 10, 15, 20]) {
      await backend().setClock(minutesAfterSunday(minutes));
      const { body } = await reserve(time, '203.0.113.1', guest);
      ends.push(Object(body).data.appointmentReservations.expiresAt);
    }
    expect(ends).toEqual([10, 15, 20, 25, 25].map(minutesAfterSunday));
    await backend().setClock(minutesAfterSunday(26));
    expect((await reserve(time, '203.0.113.9')).status, 'another guest').toBe(200);
  });
});
