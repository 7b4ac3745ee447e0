import { text } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import { sql } from '../sql.ts';
import { countSealed } from './countSealed.ts';

/**
 * Refuses to go on with a set of keys that lacks one with which something in the database is sealed, or that makes
 * other hashes. A key with which nothing is sealed any more may go. Notes the keys that this process is about to use, so that no process with others starts beside it.
 * @throws Error that names the key
 */
export async function requireKeys(database: Database): Promise<void> {
  if ((await findUnnoted(database)).length > 0) await noteKeys(database, false);
}

/**
 * Notes the keys in the same way, also where others have made the hashes. With two keys of hashes noted no server
 * starts, until {@link endOldHashing}.
 */
export const beginNewHashing = (database: Database): Promise<void> => noteKeys(database, true);

/** Lets servers start with the key of hashes of this set, and with no other. */
export async function endOldHashing(database: Database): Promise<void> {
  const { id } = database.keyring.keys.hashing;
  await database.run(sql`delete from data_keys where used_as = 'hashing' and key_id <> ${id}`);
}

const noteKeys = (database: Database, changesHashing: boolean): Promise<void> =>
  database.transaction(async (queries) => {
    await queries.run(sql`select pg_advisory_xact_lock(hashtext('stepwell keys'))`);
    for (const { id, usedAs } of await findUnnoted(queries, changesHashing))
      await queries.run(sql`insert into data_keys (key_id, used_as) values (${id}, ${usedAs})`);
  });

/**
 * The keys with which this process seals and hashes, and nobody has before.
 * @throws Error that names a key that this process lacks
 */
export async function findUnnoted(queries: Queries, changesHashing = false) {
  const { sealing, hashing } = queries.keyring.keys;
  const noted = await queries.rows(sql`select key_id, used_as from data_keys`, { key_id: text, used_as: text });
  const isThere = (id: string, usedAs: string): boolean =>
    usedAs === 'hashing' ? id === hashing.id : sealing.some((key) => key.id === id);
  for (const { key_id: id, used_as: usedAs } of noted) {
    if (
      isThere(id, usedAs) ||
      (usedAs === 'hashing' && changesHashing) ||
      (usedAs === 'sealing' && (await isUnused(queries, id)))
    )
      continue;
    throw new Error(
      `the data was ${usedAs === 'hashing' ? 'hashed' : 'sealed'} with the key ${id}, which is not in the set of keys: give this program the set that the others have`,
    );
  }
  const used = [
    { id: sealing[0].id, usedAs: 'sealing' },
    { id: hashing.id, usedAs: 'hashing' },
  ];
  return used.filter(({ id }) => !noted.some(({ key_id: other }) => other === id));
}

const isUnused = async (queries: Queries, id: string): Promise<boolean> =>
  (await countSealed(queries, [id])).byKey.get(id) === 0;
