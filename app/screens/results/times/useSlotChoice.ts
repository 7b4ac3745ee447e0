import { useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FailedCall } from '../../../api/index.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import type { Provider, TimeRefusal } from '../../../journey/index.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import type { FollowupOutcome } from '../../../reservation/index.ts';

export interface SlotChoiceControl {
  /** Who reads a part of it is rendered when that part changes, so that a pick renders its card and the bar alone. */
  readonly choice: StoreApi<SlotChoice>;
  readonly busy: boolean;
  readonly pick: (picked: PickedTime) => void;
  /** Reserves the picked time. */
  readonly proceed: () => void;
}

/** What happens to a picked time when the guest continues. */
export interface ReserveHandlers {
  readonly reserve: (picked: PickedTime) => Promise<FollowupOutcome>;
  readonly busy: boolean;
  /** Called once the time is reserved. */
  readonly onReserved: (picked: PickedTime) => void;
  /** Called when the time of the first appointment was lost while the guest was looking for a second one. */
  readonly onFirstTaken?: (why: TimeRefusal) => void;
}

export function useSlotChoice({ reserve, busy, onReserved, onFirstTaken }: ReserveHandlers): SlotChoiceControl {
  const [choice] = useState(() => createStore(() => noChoice));
  const dispatch = useMemo(
    () => (action: SlotChoiceAction) => choice.setState((before) => reduceSlotChoice(before, action), true),
    [choice],
  );
  const proceedWith = async (picked: PickedTime) => {
    const outcome = await reserve(picked);
    if (outcome.kind === 'ok') return onReserved(picked);
    if (outcome.kind === 'firstTaken') return onFirstTaken?.(outcome.why);
    if (outcome.kind === 'refused') return dispatch({ type: 'lost', picked, why: outcome.refusal });
    if (outcome.failure !== 'aborted') dispatch({ type: 'failed', call: outcome });
  };
  return {
    choice,
    busy,
    // Stable, as the cards get it.
    pick: useMemo(() => (next: PickedTime) => dispatch({ type: 'picked', picked: next }), [dispatch]),
    proceed: () => {
      const { picked } = choice.getState();
      if (picked) void proceedWith(picked);
      else dispatch({ type: 'nothingPicked' });
    },
  };
}

/** The time that the guest picked, and why it could not be reserved. */
export interface SlotChoice {
  readonly picked: PickedTime | undefined;
  /** Times that cannot be reserved, because somebody else has them or they break a limit. */
  readonly lost: LostTimes;
  readonly failure: ChoiceFailure | undefined;
}

/** Times by provider id. */
export type LostTimes = Readonly<Record<string, readonly WallTime[]>>;

export type ChoiceFailure =
  | { readonly kind: 'nothingPicked' }
  | { readonly kind: 'lost'; readonly providerId: string; readonly why: TimeRefusal }
  | { readonly kind: 'failed'; readonly call: FailedCall };

type SlotChoiceAction =
  | { readonly type: 'picked'; readonly picked: PickedTime }
  | { readonly type: 'nothingPicked' }
  | { readonly type: 'lost'; readonly picked: PickedTime; readonly why: TimeRefusal }
  | { readonly type: 'failed'; readonly call: FailedCall };

export const noChoice: SlotChoice = { picked: undefined, lost: {}, failure: undefined };

/** A lost time is no longer picked; any other failure keeps the pick, so that the guest can try again. */
export function reduceSlotChoice(choice: SlotChoice, action: SlotChoiceAction): SlotChoice {
  switch (action.type) {
    case 'picked':
      return { ...choice, picked: action.picked, failure: undefined };
    case 'nothingPicked':
      return { ...choice, failure: { kind: 'nothingPicked' } };
    case 'failed':
      return { ...choice, failure: { kind: 'failed', call: action.call } };
    case 'lost': {
      const { provider, time } = action.picked;
      const { providerId } = provider;
      return {
        picked: undefined,
        lost: { ...choice.lost, [providerId]: [...lostAt(choice.lost, providerId), time] },
        failure: { kind: 'lost', providerId, why: action.why },
      };
    }
  }
}

const none: readonly WallTime[] = [];

export function lostAt(lost: LostTimes, providerId: string): readonly WallTime[] {
  return (Object.hasOwn(lost, providerId) ? lost[providerId] : undefined) ?? none;
}

/** The picked time, with its provider and services. */
export interface PickedTime {
  readonly provider: Provider;
  readonly time: WallTime;
  readonly services: readonly BookableService[];
}

/** The picked time, if it is one of this provider. */
export const pickedAt = (picked: PickedTime | undefined, { providerId }: Provider): WallTime | undefined =>
  picked?.provider.providerId === providerId ? picked.time : undefined;
