import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { slotSource } from '../../../reference-backend/slots/SlotSource.ts';

type Needed = Parameters<typeof slotSource>[0];

/** What the guest has, as a search finds it beside a standby, where the primary fails so. */
const ownWhere = async (failure: Error) => {
  const rows: Needed['database']['rows'] = () => Promise.reject(failure);
  const searches = { rows, mayBeBehind: true, start: () => undefined, close: async () => undefined };
  const guest = { key: 'guest', cookie: 'guest', isKnown: true };
  const database: Pick<Needed['database'], 'rows'> = { rows };
  return slotSource({ searches, database, guest, now: new Date() }).ownClaims?.();
};

test('a search goes on without what the guest has while the primary is away', async () => {
  expect(await ownWhere(new DatabaseUnavailable('57P01', undefined))).toEqual([]);
  await expect(ownWhere(new TypeError('a bug'))).rejects.toThrow('a bug');
});
