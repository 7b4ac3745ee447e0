import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualServices } from '../../authoring/check/services/readServices.ts';
import { checkListServicesReply } from '../../schemas/generated/api/services/list-services/reply.js';
import { paths } from '../reference-backend/support/calls.ts';
import { startBackend, type TestBackend } from '../reference-backend/support/TestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.close());

const recorded = join(import.meta.dirname, '../..', usualServices);

/** As `npm run format` leaves it: a list of names is one line. */
const formatReply = (reply: unknown): string =>
  `${JSON.stringify(reply, null, 2).replaceAll(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (_list, names: string) => `[${names.replaceAll(/,\s+/g, ', ')}]`)}\n`;

it('the recorded services match the reference backend (update with `vitest -u`)', async () => {
  const query = { 'filter.businessNames': ['tlc', 'pharmacy', 'dietitian'] };
  const { data } = await backend.guest().ask(checkListServicesReply, 'GET', paths.services, { query });
  await expect(formatReply({ data })).toMatchFileSnapshot(recorded);
});
