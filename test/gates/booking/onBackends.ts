import type { OwnLimits } from '../../../reference-backend/limits/limits.ts';
import { crowd } from '../../reference-backend/support/crowd.ts';
import type { DatabaseKind } from '../../reference-backend/support/databases.ts';
import type { Bar } from '../Gate.ts';
import { type Backends, openBackends } from './Backends.ts';

/**
 * Runs a measurement on backends of its own. Without a database to measure on, the bar is missed.
 * @param limits of the servers; by default, as many guests as a gate needs may come from this machine
 */
export async function onBackends(
  kind: DatabaseKind,
  bar: string,
  measure: (backends: Backends) => Promise<readonly Bar[]>,
  limits: OwnLimits = crowd,
): Promise<readonly Bar[]> {
  const backends = await openBackends(kind, limits);
  if (!backends) return [{ bar: `${bar} on ${kind}`, cases: 0, figure: `no ${kind} here`, goal: 'one', met: false }];
  try {
    return await measure(backends);
  } finally {
    await backends.close();
  }
}
