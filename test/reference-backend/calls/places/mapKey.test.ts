import { afterAll, expect, test } from 'vitest';
import { checkMapKeyReply } from '../../../../schemas/generated/api/places/map-key/reply.js';
import { paths } from '../../support/calls.ts';
import { startBackend } from '../../support/TestBackend.ts';

const withKey = await startBackend({ mapKey: 'the-key' });
const without = await startBackend();
afterAll(() => Promise.all([withKey.close(), without.close()]));

test('returns the configured key', async () => {
  expect(await withKey.guest().ask(checkMapKeyReply, 'POST', paths.mapKey)).toEqual({ data: 'the-key' });
});

test('without a key the call is refused, and not by the page', async () => {
  const answer = await without.guest().send('POST', paths.mapKey);
  expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 'noMapKey' }] } });
  const mistyped = await without.guest().send('GET', '/tlc/api/location/nothing', { headers: { accept: 'text/html' } });
  expect(mistyped.status).toBe(404);
});
