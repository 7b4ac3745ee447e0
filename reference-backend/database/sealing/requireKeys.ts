import { text } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import { sql } from '../sql.ts';

/**
 * Refuses to go on with a set of keys that lacks one with which something in the database was sealed, or that makes
 * other hashes. Notes the keys that this process is about to use, so that no process with others starts beside it.
 * @throws Error that names the key
 */
export async function requireKeys(database: Database): Promise<void> {
  if ((await findUnnoted(database)).length === 0) return;
  await database.transaction(async (queries) => {
    await queries.run(sql`select pg_advisory_xact_lock(hashtext('stepwell keys'))`);
    for (const { id, usedAs } of await findUnnoted(queries))
      await queries.run(sql`insert into data_keys (key_id, used_as) values (${id}, ${usedAs})`);
  });
}

/** The keys with which this process seals and hashes, and nobody has before. */
async function findUnnoted({ rows, keyring }: Queries) {
  const { sealing, hashing } = keyring.keys;
  const noted = await rows(sql`select key_id, used_as from data_keys`, { key_id: text, used_as: text });
  const isThere = (id: string, usedAs: string): boolean =>
    usedAs === 'hashing' ? id === hashing.id : sealing.some((key) => key.id === id);
  const missing = noted.find(({ key_id: id, used_as: usedAs }) => !isThere(id, usedAs));
  if (missing)
    throw new Error(
      `the data was ${missing.used_as === 'hashing' ? 'hashed' : 'sealed'} with the key ${missing.key_id}, which is not in the set of keys: give this program the set that the others have`,
    );
  const used = [
    { id: sealing[0].id, usedAs: 'sealing' },
    { id: hashing.id, usedAs: 'hashing' },
  ];
  return used.filter(({ id }) => !noted.some(({ key_id: other }) => other === id));
}
