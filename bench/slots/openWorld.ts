import { createServer } from '../../reference-backend/createServer.ts';
import { newKeySet } from '../../reference-backend/database/sealing/KeySet.ts';
import { buildChain } from '../../reference-backend/world/buildChain.ts';
import type { DatabaseKind } from './databases.ts';
import { type Book, fillBook } from './fillBook.ts';
import { searchesIn } from './searches.ts';

/** A running server with a chain of this many clinics. */
export interface OpenWorld {
  readonly clinics: number;
  readonly book: Book;
  readonly url: string;
  readonly searches: readonly URLSearchParams[];
  readonly close: () => Promise<void>;
}

/** @param count number of searches to generate for the world */
export async function openWorld(kind: DatabaseKind, clinics: number, count: number): Promise<OpenWorld> {
  const { databaseUrl, drop } = await kind.empty();
  const chain = buildChain(clinics);
  const server = await createServer(
    { port: 0, ...(databaseUrl && { databaseUrl, dataKeys: newKeySet(new Date()) }) },
    chain,
  );
  const now = new Date();
  const book = await fillBook(server.database, now);
  return {
    clinics,
    book,
    url: await server.listen(),
    searches: searchesIn(chain, count, now),
    close: async () => {
      await server.close();
      await drop();
    },
  };
}
