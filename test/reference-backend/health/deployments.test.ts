// @module-tag exhaustive: it starts many programs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { booking, paths, release, reserve, sunday, tryToBook } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { startProgram } from '../support/startProgram.ts';
import { startBackend } from '../support/TestBackend.ts';
import { TestGuest } from '../support/TestGuest.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('controls that are off are nothing, and the clock is the real one', async () => {
  const backend = await startBackend({ controls: 'off' });
  try {
    for (const [method, path] of [
      ['GET', '/reference/outbox'],
      ['GET', '/reference/clock'],
      ['PUT', '/reference/clock'],
      ['DELETE', '/reference/faults'],
      ['PUT', '/reference/faults/list-services'],
    ] as const) {
      expect((await backend.guest().send(method, path)).status, `${method} ${path}`).toBe(404);
    }
    await backend.database.script(`insert into faults values ('list-services', 5, '{"status":500}')`);
    const services = await backend.guest().send('GET', `${paths.services}?filter.businessNames=tlc`);
    expect(services.status).toBe(200);
  } finally {
    await backend.close();
  }
}, 60_000);

test("a deployment's own API and image origins widen the policy, and nothing else does", async () => {
  const deploymentFile = join(folder, 'deployment.json');
  const deployment = {
    environment: 'test',
    bannerName: 'kroger',
    tenant: 'thelittleclinic',
    apiBaseUrl: 'https://api.example.com',
    contentBaseUrls: { api: 'https://content.example.com/content/v2/objects', file: '/content-files/objects' },
    forceFetchFromAPI: [],
  };
  writeFileSync(deploymentFile, JSON.stringify(deployment));
  const backend = await startBackend({ deploymentFile, imageOrigins: ['https://images.example.com'] });
  try {
    const { headers } = await backend.guest().send('GET', '/healthz');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self' https://api.example.com https://content.example.com;");
    expect(policy).toContain("img-src 'self' data: https://images.example.com;");
  } finally {
    await backend.close();
  }
}, 60_000);

test('behind https the cookie and the transport are marked so', async () => {
  const backend = await startBackend({ trustProxy: 1 });
  try {
    await backend.setClock('2027-02-28T17:00:00Z');
    const body = booking('Ann', '08:00:00');
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await backend.guest().send('POST', paths.appointments, { body, headers });
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=/);
  } finally {
    await backend.close();
  }
}, 60_000);

test('the program logs nothing of a guest, keeps its data in DATA_DIR, and ends in good order', async () => {
  const environment = { DATA_DIR: join(folder, 'data'), CONTROLS: 'on' };
  const first = await startProgram(environment);
  const guest = new TestGuest(first.url());
  await guest.send('PUT', '/reference/clock', { body: { now: '2027-02-28T17:00:00Z', frozen: true } });
  const withNumber = booking('Canary', '08:00:00', { insuranceInfo: { socialSecurityNumber: '078-05-1120' } });
  const booked = await guest.send('POST', paths.appointments, { body: withNumber });
  const [, id = '', code = ''] = /"id":"([^"]+)","confirmCode":"([^"]+)"/.exec(JSON.stringify(booked.body)) ?? [];
  await guest.send('GET', `/health-services/scheduler/cancel/${id}/${code}`, { headers: { accept: 'text/html' } });
  await guest.send('GET', `${paths.slots}?filter.freeFormAddress=Canary`);
  await guest.send('POST', paths.appointments, { body: { basicInfo: { firstName: 'Canary' } } });
  const address = { addressLines: ['7 Canary Row'], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' };
  await guest.send('POST', paths.addressValidations, { body: { address } });
  await guest.send('POST', paths.addressValidations, { body: { address: { ...address, postalCode: 'Canary' } } });
  await guest.send('PUT', `${paths.appointments}/${id}`, { body: { status: 'CANCELED', confirmCode: 'CANARY' } });
  first.program.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);

  expect(id).not.toBe('');
  expect(first.output()).toContain('"route":"/appointment-management/v2/appointments/:id","status":404');
  expect(first.output()).toContain('"route":"/appointment-management/v1/address-validations","status":200');
  for (const secret of [/canary/i, id, code, 'guest@example.com', '555-0199', '078-05-1120'])
    expect(first.output()).not.toMatch(secret);

  const second = await startProgram(environment);
  const answer = await new TestGuest(second.url()).send('PUT', `${paths.appointments}/${id}`, {
    body: { status: 'CANCELED', confirmCode: code },
  });
  second.program.kill('SIGINT');
  expect(answer.status).toBe(200);
  expect(await second.ended).toEqual([0, null]);
}, 120_000);

if (databaseKinds.includes('PostgreSQL')) {
  test('several processes on one PostgreSQL are one backend', async () => {
    const first = await startBackend({}, 'PostgreSQL');
    const options = { ...(first.databaseUrl && { databaseUrl: first.databaseUrl }) };
    const others = await Promise.all([startBackend(options, 'PostgreSQL'), startBackend(options, 'PostgreSQL')]);
    try {
      await first.setClock(sunday);
      const rivals = Array.from({ length: 60 }, (_, index) => [first, ...others][index % 3] ?? first);
      const answers = await Promise.all(
        rivals.map((process, index) => tryToBook(process.guest(), booking(`Rival${index}`, '08:00:00'))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(59).fill(409)]);

      const guest = first.guest();
      const { reservationCode } = await reserve(guest, '08:30:00');
      for (const other of others) {
        expect((await tryToBook(other.guest(), booking('Rival', '08:30:00'))).status).toBe(409);
      }
      await release(guest, reservationCode);
    } finally {
      await Promise.all(others.map((other) => other.close()));
      await first.close();
    }
  }, 120_000);
}
