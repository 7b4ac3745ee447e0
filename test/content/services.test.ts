import { afterAll, beforeAll, expect, it } from 'vitest';
import { readServices, usualServices } from '../../authoring/check/services/readServices.ts';
import { checkListServicesReply } from '../../schemas/generated/api/list-services/reply.js';
import { paths } from '../reference-backend/support/calls.ts';
import { startBackend, type TestBackend } from '../reference-backend/support/TestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.close());

it('the recorded list of services is what the reference backend answers', async () => {
  const query = { 'filter.businessNames': ['tlc', 'pharmacy', 'dietitian'] };
  const { data } = await backend.guest().ask(checkListServicesReply, 'GET', paths.services, { query });
  expect(readServices(usualServices)).toEqual(data.services);
});
