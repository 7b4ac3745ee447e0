import type { WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';

/** The time that the guest picked, and why it could not be reserved. */
export interface SlotChoice {
  readonly picked: PickedTime | undefined;
  /** Times that somebody else has taken, by provider id. */
  readonly lost: LostTimes;
  readonly failure: ChoiceFailure | undefined;
}

/** Times by provider id. */
export type LostTimes = Readonly<Record<string, readonly WallTime[]>>;

export type ChoiceFailure =
  | { readonly kind: 'nothingPicked' }
  | { readonly kind: 'justBooked'; readonly providerId: string }
  /** `status`: HTTP status; -1 where no answer came. */
  | { readonly kind: 'failed'; readonly status: number };

type SlotChoiceAction =
  | { readonly type: 'picked'; readonly picked: PickedTime }
  | { readonly type: 'nothingPicked' }
  | { readonly type: 'justBooked'; readonly picked: PickedTime }
  | { readonly type: 'failed'; readonly status: number };

export const noChoice: SlotChoice = { picked: undefined, lost: {}, failure: undefined };

/** A lost time is no longer picked; any other failure keeps the pick, so that the guest can try again. */
export function reduceSlotChoice(choice: SlotChoice, action: SlotChoiceAction): SlotChoice {
  switch (action.type) {
    case 'picked':
      return { ...choice, picked: action.picked, failure: undefined };
    case 'nothingPicked':
      return { ...choice, failure: { kind: 'nothingPicked' } };
    case 'failed':
      return { ...choice, failure: { kind: 'failed', status: action.status } };
    case 'justBooked': {
      const { provider, time } = action.picked;
      const { providerId } = provider;
      return {
        picked: undefined,
        lost: { ...choice.lost, [providerId]: [...lostAt(choice.lost, providerId), time] },
        failure: { kind: 'justBooked', providerId },
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
