import type { FailedCall } from '../../../api/index.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import type { Provider, TimeRefusal } from '../../../journey/index.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';

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
