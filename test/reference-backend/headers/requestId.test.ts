import { describe, expect, it } from 'vitest';
import { requestId } from '../../../reference-backend/headers/requestId.ts';
import { startBackend } from '../support/TestBackend.ts';

const own = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
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

  it('is in each line of the log', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const backend = await startBackend({ logLevel: 'info', log, trustProxy: 1 });
    const headers = { 'x-request-id': 'proxy-7', 'x-forwarded-for': '203.0.113.7' };
    await backend.guest().send('GET', '/livez', { headers });
    await backend.close();
    expect(lines.filter((line) => line.includes('/livez'))).toEqual([expect.stringContaining('"reqId":"proxy-7"')]);
  }, 60_000);
});
