import { describe, expect, it } from 'vitest';
import { requestId } from '../../../reference-backend/headers/requestId.ts';
import { calls } from '../../../schemas/calls.ts';
import { startBackend } from '../support/TestBackend.ts';

/** What can be said over the phone: no vowel, and no character that is taken for another. */
const own = /^[2-46-9B-DF-HJKMPQRTV-Z]{4}-[2-46-9B-DF-HJKMPQRTV-Z]{4}$/;
const idOf = (isBehindProxy: boolean, given?: string) =>
  requestId(isBehindProxy)({ headers: given === undefined ? {} : { 'x-request-id': given } });

describe('the id of a request', () => {
  it.each(['a1b2', '8c5e3d1f-0a4b-4d0c-9f3e-7c1d2e3f4a5b', 'Root=1-67891233-abcdef012345678912345678', 'a'.repeat(64)])(
    'is that of a trusted proxy: %s',
    (given) => {
      expect(idOf(true, given)).toBe(given);
      expect(idOf(false, given)).toMatch(own);
    },
  );

  it.each([undefined, '', 'a b', 'one, two', '"}\n{', 'ä', 'a'.repeat(65)])('is our own in place of %j', (given) => {
    expect(idOf(true, given)).toMatch(own);
  });

  it('is another for each request', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => idOf(false))).size).toBe(1_000);
  });

  it('is in each line of the log', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const backend = await startBackend({ logLevel: 'info', log, trustProxy: 1 });
    const headers = { 'x-request-id': 'proxy-7', 'x-forwarded-for': '203.0.113.7' };
    await backend.guest().send('GET', '/robots.txt', { headers });
    await backend.close();
    expect(lines.filter((line) => line.includes('/robots.txt'))).toEqual([
      expect.stringContaining('"reqId":"proxy-7"'),
    ]);
  }, 60_000);

  it('comes with each answer to a call, and with each error, as it is in the log', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const backend = await startBackend({ logLevel: 'info', log });
    const guest = backend.guest();
    const answers = [
      await guest.send('GET', calls['list-services'].path, { query: { 'filter.businessNames': 'tlc' } }),
      await guest.send('GET', calls['list-services'].path, { query: { 'filter.businessNames': 'nobody' } }),
      await guest.send('GET', calls['list-services'].path, { headers: { 'x-tenant': 'another' } }),
      await guest.send('GET', '/livez', { headers: { 'x-request-id': 'a-guest' } }),
    ];
    await backend.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 200]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(ids.map((id) => id !== null)).toEqual([true, true, true, false]);
    for (const id of ids.slice(0, 3)) {
      expect(id).toMatch(own);
      expect(lines.filter((line) => line.includes(`"reqId":"${id}"`))).toHaveLength(1);
    }
    expect(lines.join('')).not.toContain('a-guest');
  }, 60_000);
});
