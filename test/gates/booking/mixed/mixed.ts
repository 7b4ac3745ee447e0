import type { DatabaseKind } from '../../../reference-backend/support/databases.ts';
import { type Bar, countCases, type Gate } from '../../Gate.ts';
import { onBackends } from '../onBackends.ts';
import { atOnce } from './atOnce.ts';
import { inTurn } from './inTurn.ts';

const whole = 10_000;

/**
 * Reservations, releases, bookings, cancellations and waits in random order: the taken slots must always be exactly
 * those of appointments and reservations.
 */
export const mixed = (kind: DatabaseKind): Gate => ({
  name: `mixed/${kind}`,
  run: (size) =>
    onBackends(kind, 'Mixed operations', async (backends): Promise<readonly Bar[]> => {
      const count = countCases(whole, size);
      const one = await inTurn(backends, count, size.seed);
      const many = await atOnce(backends, count, size.seed);
      return [
        {
          bar: `Mixed operations in turn, ${kind}`,
          cases: one.done,
          figure: `${one.failures.length} replies or taken slots unlike the model's`,
          goal: `0 of ${count}`,
          met: one.failures.length === 0 && one.done >= count,
          examples: one.failures,
        },
        {
          bar: `Mixed operations by 8 guests at once, ${kind}`,
          cases: many.done,
          figure: `${many.errors.length} times a slot taken for nobody, or an answer that cannot be`,
          goal: `0 of ${count}`,
          met: many.errors.length === 0 && many.done === count,
          examples: many.errors.slice(0, 5),
        },
      ];
    }),
});
