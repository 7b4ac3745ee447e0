import type { Backend } from '../../Backend.ts';
import { forgetExpired } from './forgetExpired.ts';

const INTERVAL_MS = 10 * 60_000;

/** Keeps the tables small while the process runs. Several processes may do so at once. @returns stops it */
export function startHousekeeping({ database, clock, log }: Backend): () => void {
  const timer = setInterval(async () => {
    try {
      await forgetExpired(database, await clock(database));
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'housekeeping failed');
    }
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
