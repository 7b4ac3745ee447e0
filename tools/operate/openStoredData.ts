import { readConfiguration } from '../../reference-backend/configuration/configuration.ts';
import type { Database } from '../../reference-backend/database/Database.ts';
import { newestMigration, readTableState } from '../../reference-backend/database/migrate.ts';
import { openDatabase } from '../../reference-backend/database/openDatabase.ts';
import { requireKeys } from '../../reference-backend/database/sealing/requireKeys.ts';
import type { Terminal } from './Terminal.ts';

/**
 * @param admit notes or refuses the keys of the environment
 * @returns opens the database of the environment, with the keys of its data
 * @throws Error where the environment names none; and, once it is opened, where its tables are those of an earlier
 * program, or keys are missing
 */
export function openStoredData(
  { environment }: Pick<Terminal, 'environment'>,
  admit: (database: Database) => Promise<void> = requireKeys,
): () => Promise<Database> {
  const configuration = readConfiguration(environment);
  if (!configuration.databaseUrl && !configuration.dataDirectory)
    throw new Error('Set DATABASE_URL or DATA_DIR: without them there is no database that stays.');
  return async () => {
    const database = await openDatabase(configuration);
    try {
      const { version } = await readTableState(database);
      if (version < (await newestMigration()))
        throw new Error('The tables are those of an earlier program. Bring them up to date first: npm run migrate');
      await admit(database);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  };
}
