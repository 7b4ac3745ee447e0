import type { CallFacts } from '../../schemas/calls.ts';

/** What a run may do to a server. */
export interface Permission {
  /** Reserve, book and cancel. */
  readonly writes: boolean;
  /** Also make what nobody can take back. */
  readonly leaves: boolean;
}

/** Why a call may not be sent; undefined where it may. */
export function whyForbidden({ effect }: CallFacts, { writes, leaves }: Permission): string | undefined {
  if (effect === 'reads') return undefined;
  if (!writes) return 'writes; allow it with --write';
  return effect === 'leaves' && !leaves ? 'cannot be taken back; allow it with --write --walk-in' : undefined;
}
