import type { Backend } from '../../Backend.ts';
import { sealAudit } from './sealAudit.ts';

const INTERVAL_MS = 10 * 60_000;

type Needed = Pick<Backend, 'database' | 'clock' | 'configuration' | 'isPrepared' | 'closing'> & {
  readonly log: Pick<Backend['log'], 'info' | 'error'>;
};

/**
 * Seals the audit at intervals while the process runs. Every process may do so. The log, which is kept where the
 * database is not, gets the hash of the newest seal: a chain without it has lost its end.
 */
export function startAudit({ database, clock, configuration, isPrepared, closing, log }: Needed): void {
  const timer = setInterval(async () => {
    if (!isPrepared()) return;
    try {
      const now = await clock(database);
      const seal = (await sealAudit(database, { now, own: configuration.retention, closing })).at(-1);
      if (seal) log.info({ seal: seal.number, hash: seal.hash }, 'the audit was sealed');
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'the audit was not sealed yet');
    }
  }, INTERVAL_MS);
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
}
