import type { WallTime } from '../../formatting/wallTime.ts';
import type { Provider } from '../../journey/index.ts';
import type { BookableService } from '../../journey/services/BookableService.ts';

/** The time that the guest picked, where or with whom, and what for. */
export interface PickedTime {
  readonly provider: Provider;
  readonly time: WallTime;
  readonly services: readonly BookableService[];
}

/** The picked time where it is one of this provider. */
export const pickedAt = (picked: PickedTime | undefined, { providerId }: Provider): WallTime | undefined =>
  picked?.provider.providerId === providerId ? picked.time : undefined;
