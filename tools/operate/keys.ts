import { parseArgs } from 'node:util';
import { readConfiguration } from '../../reference-backend/configuration/configuration.ts';
import { formatKeySet, newKeySet } from '../../reference-backend/database/sealing/KeySet.ts';
import type { Command } from './Terminal.ts';

const help = `npm run --silent operate -- keys --new > keys.json

Prints a set of keys for DATA_KEYS_FILE, with which a server seals what guests enter. Every server of one database has the
same set. Keep a copy where the database is not: without its keys nobody can read what was sealed.

  --new   makes a set of new keys`;

/** Makes the keys of the data. */
export const keys: Command = {
  summary: 'makes the keys with which the data is sealed',
  help,
  run: async (args, { environment, print }) => {
    const { new: makes } = parseArgs({ args: [...args], options: { new: { type: 'boolean' } } }).values;
    if (!makes) throw new Error(help);
    if (readConfiguration(environment).dataKeys)
      throw new Error(
        'DATA_KEYS_FILE or DATA_KEYS is set already: a new set would not open what its keys have sealed.',
      );
    print(formatKeySet(newKeySet(new Date())).trimEnd());
    return true;
  },
};
