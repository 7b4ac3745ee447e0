import type { Backend } from '../../Backend.ts';
import { clearOldPages } from './clearOldPages.ts';
import { sealStored } from './sealStored.ts';

/** A process of an earlier program may end, and store something, after this one has started. */
const INTERVAL_MS = 10 * 60_000;

type Needed = Pick<Backend, 'configuration' | 'database' | 'isPrepared' | 'closing'> & {
  readonly log: Pick<Backend['log'], 'info' | 'error'>;
};

/**
 * Seals what earlier programs have stored, at intervals while the process runs.
 * @returns does so at once
 */
export function startSealing({ configuration, database, isPrepared, closing, log }: Needed): () => Promise<void> {
  const seal = async (): Promise<void> => {
    if (!isPrepared() || closing.aborted) return;
    try {
      const rows = await sealStored(database, closing);
      if (rows === 0) return;
      log.info({ rows }, 'data of an earlier program was sealed');
      if (configuration.databaseUrl === undefined) await clearOldPages(database);
    } catch (error) {
      if (closing.aborted) return;
      log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'data of an earlier program was not sealed yet',
      );
    }
  };
  const timer = setInterval(seal, INTERVAL_MS);
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
  return seal;
}
