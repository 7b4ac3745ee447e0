import { fileURLToPath } from 'node:url';
import { createServer } from '../../reference-backend/createServer.ts';

type ServerOptions = NonNullable<Parameters<typeof createServer>[0]>;

/** The reference backend in this process. */
export interface Reference {
  readonly baseUrl: string;
  /** Makes the next answer of a call go wrong. */
  readonly setFault: (call: string, fault: object) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The kit sends as many calls from one address as hundreds of guests would, so these limits are raised. Those of a
 * single guest stay as they are.
 */
const limits = {
  reservationsPerClient: { most: 10_000 },
  reservationsPerClientAtPlace: { most: 10_000 },
  appointmentsPerGuest: { most: 10_000 },
  bookingsPerClient: { most: 10_000, minutes: 60 },
  bookingsPerClientAtPlace: { most: 10_000, minutes: 60 },
  reservationTriesPerClient: { most: 10_000, minutes: 60 },
  duplicatesPerClient: { most: 10_000, minutes: 60 },
  duplicatesPerName: { most: 10_000, minutes: 60 },
  bookingTriesPerClient: { most: 10_000, minutes: 60 },
};

/** The faster the machine, the more bytes the kit sends in a second, so they are not bounded by the time that passes. */
const bodies = { all: 1024 ** 3, perClient: 1024 ** 3, perSecond: 1024 ** 3 };

/** The page before it is built is enough: the server writes the same into it as into the built one. */
const page = fileURLToPath(new URL('../../app', import.meta.url));

/** @param database the database to use; one in memory without it */
export async function startReference(
  database: Pick<ServerOptions, 'databaseUrl' | 'dataKeys' | 'emptyCluster'> = {},
): Promise<Reference> {
  const server = await createServer({
    port: 0,
    controls: 'on',
    appDirectory: page,
    limits,
    bodies,
    mapKey: 'key-of-the-map-service',
    ...database,
  });
  const baseUrl = await server.listen();
  return {
    baseUrl,
    setFault: async (call, fault) => {
      const { status } = await fetch(`${baseUrl}/reference/faults/${call}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (status !== 200) throw new Error(`the reference backend does not know the fault of ${call}: ${status}`);
    },
    close: server.close,
  };
}
