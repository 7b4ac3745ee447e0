import { parseArgs } from 'node:util';
import { readConfiguration } from '../../reference-backend/configuration/configuration.ts';
import type { Queries } from '../../reference-backend/database/Database.ts';
import { countSealed } from '../../reference-backend/database/sealing/countSealed.ts';
import {
  formatKeySet,
  type KeySet,
  newKeySet,
  withNewestFirst,
  withNewKey,
} from '../../reference-backend/database/sealing/KeySet.ts';
import { keepKeysIn } from '../../reference-backend/database/sealing/keepKeysIn.ts';
import { sealAgain } from '../../reference-backend/database/sealing/sealStored.ts';
import { openStoredData } from './openStoredData.ts';
import type { Command, Terminal } from './Terminal.ts';

const help = `npm run operate -- keys [--seal]
npm run --silent operate -- keys --new | --newest-first > next-keys.json

Lists the keys with which the data is sealed, and how many values each has sealed. The first key of the set seals.

  --seal           seals again whatever another key than the first has sealed, in small batches while the servers run,
                   and says what is left
  --new            prints a set of new keys for DATA_KEYS_FILE; or, where there is a set, that set with one more key, which
                   opens and does not seal yet
  --newest-first   prints the set with its newest key first, so that this one seals

Write into another file than that of DATA_KEYS_FILE, which the shell would empty before it is read.

To change the key, give every server the set with one more key, then the set with that key first. Then run --seal: a key
with no values left can be taken out of the set. Keep a copy of the keys where the database is not: without them nobody
can read what was sealed. With DATA_DIR, stop the server first.

Exit code 0: the first key has sealed all. 1: something is left.`;

/** Makes and changes the keys of the data. */
export const keys: Command = {
  summary: 'makes and changes the keys with which the data is sealed',
  help,
  run: async (args, terminal) => {
    const flag = { type: 'boolean', default: false } as const;
    const options = { new: flag, 'newest-first': flag, seal: flag };
    const { values: chosen } = parseArgs({ args: [...args], options });
    if (Object.values(chosen).filter(Boolean).length > 1)
      throw new Error('Choose one of --new, --newest-first, --seal.');
    if (!chosen.new && !chosen['newest-first']) return listAndSeal(terminal, chosen.seal);
    const given = await givenKeys(terminal);
    terminal.print(formatKeySet(chosen.new ? more(given) : ordered(given)).trimEnd());
    return true;
  },
};

const more = (given: KeySet | undefined): KeySet => (given ? withNewKey(given, new Date()) : newKeySet(new Date()));

function ordered(given: KeySet | undefined): KeySet {
  if (given) return withNewestFirst(given);
  throw new Error('Set DATA_KEYS_FILE, DATA_KEYS or DATA_DIR: there is no set of keys.');
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

async function list(queries: Queries, print: Terminal['print']): Promise<boolean> {
  const [first, ...others] = queries.keyring.keys.sealing.map(({ id }) => id);
  const { byKey, plain } = await countSealed(queries, [first ?? '', ...others]);
  for (const [id, count] of byKey) print(`${id} ${id === first ? 'seals' : 'opens'}: ${count} values`);
  if (plain > 0) print(`not sealed yet: ${plain} values`);
  return plain === 0 && others.every((id) => byKey.get(id) === 0);
}
