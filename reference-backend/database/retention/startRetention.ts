import type { Backend } from '../../Backend.ts';
import { deleteExpired } from './deleteExpired.ts';

const INTERVAL_MS = 10 * 60_000;

type Needed = Pick<Backend, 'database' | 'clock' | 'configuration' | 'isPrepared' | 'closing'> & {
  readonly log: Pick<Backend['log'], 'info' | 'error'>;
};

/** Deletes what is kept no longer, at intervals while the process runs. Every process may do so. */
export function startRetention({ database, clock, configuration, isPrepared, closing, log }: Needed): void {
  const timer = setInterval(async () => {
    if (!isPrepared()) return;
    try {
      const now = await clock(database);
      const deleted = await deleteExpired(database, { now, own: configuration.retention, closing });
      if (Object.keys(deleted).length > 0) log.info({ deleted }, 'data that is kept no longer was deleted');
    } catch (error) {
      log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'data that is kept no longer was not deleted',
      );
    }
  }, INTERVAL_MS);
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
}
