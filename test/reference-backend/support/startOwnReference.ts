import { type Reference, startReference } from '../../../contract/reference/startReference.ts';
import { ownDatabase } from './databases.ts';

/** Starts a reference backend on a database of its own. */
export async function startOwnReference(): Promise<Reference> {
  const { options, drop } = await ownDatabase();
  const reference = await startReference(options);
  return {
    ...reference,
    close: async () => {
      await reference.close();
      await drop();
    },
  };
}
