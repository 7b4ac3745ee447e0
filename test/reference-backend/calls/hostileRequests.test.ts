import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRefusal } from '../../../schemas/generated/api/refusal/reply.js';
import { paths, readCode } from '../support/calls.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { hostileBodies } from './hostileBodies.ts';

const services = Array.from({ length: 600 }, (_, index) => `filter.serviceIds=x${index}`).join('&');
const unknown = Array.from({ length: 1_500 }, (_, index) => `a${index}=1`).join('&');

const addresses: readonly (readonly [what: string, path: string])[] = [
  ['many services in an address', `${paths.slots}?${services}`],
  ['many places in an address', `${paths.slots}?filter.locationIds=${'01445225,'.repeat(1_500)}`],
  ['many businesses in an address', `${paths.services}?${'filter.businessNames=x&'.repeat(600)}`],
  ['members of an address that no call knows', `${paths.services}?${unknown}`],
  ['a long text in an address', `${paths.addresses}?filter.freeFormAddress=${'a'.repeat(15_000)}`],
];

describe('a request that is made to cost much', () => {
  let backend: TestBackend | undefined;
  /** Measures the work by processor time, so that other work of a busy machine does not count. */
  const send = async (method: string, path: string, body?: string) => {
    const before = process.cpuUsage();
    const answer = await fetch(`${backend?.url}${path}`, {
      method,
      headers: {
        'x-banner-name': 'thelittleclinic',
        'x-tenant': 'thelittleclinic',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const { user, system } = process.cpuUsage(before);
    return { status: answer.status, text, workedMs: (user + system) / 1_000 };
  };
  beforeAll(async () => {
    backend = await startBackend();
    await send('POST', paths.appointments, '{}');
  }, 60_000);
  afterAll(() => backend?.close());

  const expectCheapRefusal = ({ status, text, workedMs }: Awaited<ReturnType<typeof send>>): void => {
    expect(status).toBe(400);
    expect(checkRefusal(JSON.parse(text))).toBe(true);
    expect(text.length).toBeLessThan(1_000);
    expect(workedMs).toBeLessThan(500);
  };

  test.each(hostileBodies)('is refused in a few words and at once: %s', async (_what, path, body) => {
    expect(body.length).toBeLessThan(128 * 1024);
    expectCheapRefusal(await send('POST', path, body));
  });

  test.each(addresses)('is refused in a few words and at once: %s', async (_what, path) => {
    expectCheapRefusal(await send('GET', path));
  });

  test.each([
    [32, 'type'],
    [33, 'tooDeep'],
  ])('of %i levels is refused as %s', async (levels, code) => {
    const { status, text } = await send('POST', paths.appointments, `${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect([status, readCode(JSON.parse(text))]).toEqual([400, code]);
  });
});
