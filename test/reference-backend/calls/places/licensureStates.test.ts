import { expect, test } from 'vitest';
import { checkLicensureStatesReply } from '../../../../schemas/generated/api/places/licensure-states/reply.js';
import { paths } from '../../support/calls.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const backend = suiteBackend();

/** Cold or Flu by Video. */
const video = '201';

test('lists every state, and whether a provider of the service is licensed there', async () => {
  const query = { 'filter.serviceId': video };
  const { data, meta } = await backend()
    .guest()
    .ask(checkLicensureStatesReply, 'GET', paths.licensureStates, { query });
  const licensed = data['licensure-states'].filter(({ hasLicense }) => hasLicense);
  expect(data['licensure-states']).toContainEqual({ name: 'Ohio', code: 'OH', hasLicense: true });
  expect(data['licensure-states']).toContainEqual({ name: 'New York', code: 'NY', hasLicense: false });
  expect(meta).toEqual({ 'licensure-states': { total: 51, licensed: licensed.length } });
});

test('a service that does not exist is refused', async () => {
  const query = { 'filter.serviceId': '999' };
  expect(await backend().guest().send('GET', paths.licensureStates, { query })).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'unknownService' }] },
  });
});
