import { describe, expect, test } from 'vitest';
import { createServer } from '../../../../reference-backend/createServer.ts';
import { createKeyring } from '../../../../reference-backend/database/sealing/createKeyring.ts';
import { type KeySet, newKeySet, withNewKey } from '../../../../reference-backend/database/sealing/KeySet.ts';
import { requireKeys } from '../../../../reference-backend/database/sealing/requireKeys.ts';
import { book, booking } from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const now = new Date('2027-03-01T15:00:00Z');

describe.each(databaseKinds)('the keys of a database on %s', (kind) => {
  const backend = suiteBackend({}, kind);
  const start = (keys: KeySet) => {
    const { database } = backend();
    const keyring = createKeyring(keys);
    return requireKeys({
      ...database,
      keyring,
      transaction: (work) => database.transaction((queries) => work({ ...queries, keyring })),
    });
  };

  test('may become more, and one with which something is sealed must stay', async () => {
    const { keys: old } = backend().database.keyring;
    const both = withNewKey(old, now);
    const [first, second] = both.sealing;
    if (!second) throw new Error('there are two keys');
    await start({ ...old, sealing: [second] });
    await book(backend().guest(), booking('Wren', '08:00:00'));
    await start(both);
    await expect(start({ ...old, sealing: [second] })).rejects.toThrow(`sealed with the key ${first.id}`);
    await Promise.all([1, 2, 3].map(() => start({ ...old, sealing: [second, first] })));
    await expect(start({ ...both, hashing: newKeySet(now).hashing })).rejects.toThrow(
      `hashed with the key ${old.hashing.id}`,
    );
  });
});

test('a PostgreSQL without keys is refused, with the command that makes some', async () => {
  await expect(createServer({ port: 0, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^DATA_KEYS_FILE or DATA_KEYS must be set.*operate -- keys --new/,
  );
});
