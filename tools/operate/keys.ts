import { parseArgs } from 'node:util';
import { readConfiguration } from '../../reference-backend/configuration/configuration.ts';
import type { Queries } from '../../reference-backend/database/Database.ts';
import { countSealed } from '../../reference-backend/database/sealing/countSealed.ts';
import {
  formatKeySet,
  type KeySet,
  newKeySet,
  withNewestFirst,
  withNewHashing,
  withNewKey,
} from '../../reference-backend/database/sealing/KeySet.ts';
import { keepKeysIn } from '../../reference-backend/database/sealing/keepKeysIn.ts';
import { beginNewHashing, endOldHashing } from '../../reference-backend/database/sealing/requireKeys.ts';
import { hashAgain, sealAgain } from '../../reference-backend/database/sealing/sealStored.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { openStoredData } from './openStoredData.ts';
import type { Command, Terminal } from './Terminal.ts';

const help = `npm run operate -- keys [--seal | --hash]
npm run --silent operate -- keys --new | --newest-first | --new-hashing > next-keys.json

Lists the keys with which the data is sealed, and how many values each has sealed. The first key of the set seals.

  --seal           seals again whatever another key than the first, or an earlier program, has sealed, in small batches while the servers run,
                   and says what is left
  --new            prints a set of new keys for DATA_KEYS_FILE; or, where there is a set, that set with one more key, which
                   opens and does not seal yet
  --hash           hashes anew with the key of the set, where another one has made the hashes; stop all servers first
  --newest-first   prints the set with its newest key first, so that this one seals
  --new-hashing    prints the set with another key of hashes

Write into another file than that of DATA_KEYS_FILE, which the shell would empty before it is read.

To change the key, give every server the set with one more key, then the set with that key first. Then run --seal: a key
with no values left can be taken out of the set. Keep a copy of the keys where the database is not: without them nobody
can read what was sealed. With DATA_DIR, stop the server first.

To replace the key of hashes, which only a key that became known needs: stop all servers, give them the set of
--new-hashing, run --hash with it, and start them. Until --hash has ended, no server starts. It can be run again.

Exit code 0: the first key has sealed all. 1: something is left.`;

/** Makes and changes the keys of the data. */
export const keys: Command = {
  summary: 'makes and changes the keys with which the data is sealed',
  help,
  run: async (args, terminal) => {
    const flag = { type: 'boolean', default: false } as const;
    const options = { new: flag, 'newest-first': flag, 'new-hashing': flag, seal: flag, hash: flag };
    const { values: chosen } = parseArgs({ args: [...args], options });
    if (Object.values(chosen).filter(Boolean).length > 1)
      throw new Error('Choose one of --new, --newest-first, --new-hashing, --seal, --hash.');
    if (chosen.hash) return hashStored(terminal);
    if (!chosen.new && !chosen['newest-first'] && !chosen['new-hashing']) return listAndSeal(terminal, chosen.seal);
    const given = await givenKeys(terminal);
    const made = chosen.new ? more(given) : chosen['new-hashing'] ? rehashed(given) : ordered(given);
    terminal.print(formatKeySet(made).trimEnd());
    return true;
  },
};

const more = (given: KeySet | undefined): KeySet => (given ? withNewKey(given, new Date()) : newKeySet(new Date()));

const NO_SET = 'Set DATA_KEYS_FILE, DATA_KEYS or DATA_DIR: there is no set of keys.';

function ordered(given: KeySet | undefined): KeySet {
  if (given) return withNewestFirst(given);
  throw new Error(NO_SET);
}

function rehashed(given: KeySet | undefined): KeySet {
  if (given) return withNewHashing(given, new Date());
  throw new Error(NO_SET);
}

async function givenKeys({ environment }: Terminal): Promise<KeySet | undefined> {
  const { dataKeys, dataDirectory } = readConfiguration(environment);
  return dataKeys ?? (dataDirectory === undefined ? undefined : keepKeysIn(dataDirectory));
}

/** @returns whether the first key has sealed all */
async function listAndSeal(terminal: Terminal, seals: boolean): Promise<boolean> {
  const database = await openStoredData(terminal)();
  try {
    if (seals) terminal.print(`Sealed again: ${await sealAgain(database)} values`);
    return await list(database, terminal.print);
  } finally {
    await database.close();
  }
}

/** Counts of limits begin anew, because nobody can tell whose they were. */
async function hashStored(terminal: Terminal): Promise<boolean> {
  const database = await openStoredData(terminal, beginNewHashing)();
  try {
    const appointments = await hashAgain(database);
    await database.run(sql`delete from limit_uses`);
    await endOldHashing(database);
    terminal.print(`Hashed anew: whom ${appointments} appointments are for. Start the servers with this set of keys.`);
    return true;
  } finally {
    await database.close();
  }
}

async function list(queries: Queries, print: Terminal['print']): Promise<boolean> {
  const [first, ...others] = queries.keyring.keys.sealing.map(({ id }) => id);
  const { byKey, loose, plain } = await countSealed(queries, [first ?? '', ...others]);
  for (const [id, count] of byKey) print(`${id} ${id === first ? 'seals' : 'opens'}: ${count} values`);
  if (plain > 0) print(`not sealed yet: ${plain} values`);
  if (loose > 0) print(`not sealed for their rows yet, by an earlier program: ${loose} values`);
  return plain + loose === 0 && others.every((id) => byKey.get(id) === 0);
}
