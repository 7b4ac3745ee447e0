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
  /** The same for each number of places. */
  readonly searchesFor: (mostPlaces: number, count: number) => readonly URLSearchParams[];
  readonly close: () => Promise<void>;
}

/** Each client of the server may name its own address, so that many guests can come from here. */
export async function openWorld(kind: DatabaseKind, clinics: number): Promise<OpenWorld> {
  const { databaseUrl, drop } = await kind.empty();
  const chain = buildChain(clinics);
  const server = await createServer(
    { port: 0, trustProxy: 1, ...(databaseUrl && { databaseUrl, dataKeys: newKeySet(new Date()) }) },
    chain,
  );
  const now = new Date();
  const book = await fillBook(server.database, now);
  return {
    clinics,
    book,
    url: await server.listen(),
    searchesFor: (mostPlaces, count) => searchesIn(chain, count, now, mostPlaces),
    close: async () => {
      await server.close();
      await drop();
    },
  };
}
