import { formatKeySet, newKeySet } from '../../../reference-backend/database/sealing/KeySet.ts';

/** The keys of every PostgreSQL that the tests of a file use, whichever process of theirs does. */
export const dataKeys = newKeySet(new Date());

/** The variables by which a program that is started on its own gets them. */
export const keysInEnvironment = ({ DATABASE_URL }: Readonly<Record<string, string>>): Record<string, string> =>
  DATABASE_URL ? { DATA_KEYS: formatKeySet(dataKeys) } : {};
