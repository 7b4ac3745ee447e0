import type { Appointment } from '../journey/index.ts';
import type { Desk } from './Desk.ts';
import { type HoldOutcome, reserveHeld } from './holdSlot.ts';
import { releaseCodes } from './releaseHeld.ts';
import { dropOverdue } from './reserveAll.ts';

/** `firstTaken`: the first appointment ran out meanwhile, and somebody else has it. */
export type FollowupOutcome = HoldOutcome | { readonly kind: 'firstTaken' };

/**
 * Puts the picked second visit beside the held appointment, in place of another, and reserves both where the flow does so.
 * After a refusal or failure the first is held alone.
 * @throws HolderError when no appointment is held
 */
export async function holdFollowup(desk: Desk, followup: Appointment): Promise<FollowupOutcome> {
  const { journey } = desk;
  const before = journey.getState().holder.followup;
  if (!before || !isSame(before, followup)) {
    journey.dispatch({ type: 'setFollowup', followup });
    await releaseCodes(desk, before?.reservation ? [before.reservation.code] : []);
  }
  dropOverdue(desk, new Date());
  const first = await reserveHeld(desk, 'appointment');
  const outcome = first.kind === 'ok' ? await reserveHeld(desk, 'followup') : first;
  if (outcome.kind === 'ok') return outcome;
  journey.dispatch({ type: 'clearFollowup' });
  return first.kind === 'refused' ? { kind: 'firstTaken' } : outcome;
}

const isSame = (a: Appointment, b: Appointment): boolean =>
  a.timestamp === b.timestamp && a.services.map(({ id }) => id).join() === b.services.map(({ id }) => id).join();
