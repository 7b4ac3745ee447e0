import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedText } from '../mail/storedText.ts';
import { book, booking, cancel, paths, sunday } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { startBackend } from '../support/TestBackend.ts';

const OPENINGS = 1_000;
const AT_ONCE = 25;

/** A page that replaces the built app and is served for the link. */
const appDirectory = mkdtempSync(join(tmpdir(), 'stepwell-page-'));
beforeAll(() => writeFileSync(join(appDirectory, 'index.html'), '<!doctype html><title>Page</title>'));
afterAll(() => rmSync(appDirectory, { recursive: true }));

test.each(kindsOfCalls)(
  'opening links to cancel 1,000 times changes nothing on %s',
  async (kind) => {
    const backend = await startBackend({ appDirectory }, kind);
    await backend.setClock(sunday);
    const { id, confirmCode } = await book(backend.guest(), booking('Ann', '08:00:00'));
    const before = await storedText(backend);
    const link = `/health-services/scheduler/cancel/${id}/${confirmCode}`;
    const addresses = [
      link,
      link,
      link,
      `${link}/`,
      `${link}?status=CANCELED&confirm=true`,
      `/health-services/scheduler/cancel/${id}/WRONGCDE`,
      `${paths.appointments}/${id}`,
      `${paths.appointments}/${id}?status=CANCELED&confirmCode=${confirmCode}`,
    ];
    const open = (index: number) => {
      const method = index % 2 === 0 ? 'GET' : 'HEAD';
      const headers = { accept: 'text/html', 'x-http-method-override': 'PUT', purpose: 'prefetch' };
      return backend.guest().send(method, addresses[Math.floor(index / 2) % addresses.length] ?? link, { headers });
    };
    const statuses: number[] = [];
    for (let first = 0; first < OPENINGS; first += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => open(first + index)));
      statuses.push(...answers.map(({ status }) => status));
    }

    expect(statuses).toHaveLength(OPENINGS);
    expect(new Set(statuses)).toEqual(new Set([200, 308, 404]));
    expect(await storedText(backend)).toBe(before);
    expect((await cancel(backend.guest(), id, confirmCode)).data.status).toBe('CANCELED');
    await backend.close();
  },
  120_000,
);
