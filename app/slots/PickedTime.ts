import type { WallTime } from '../formatting/wallTime.ts';
import type { Provider } from '../journey/index.ts';

/** The time that the guest picked, and where. */
export interface PickedTime {
  readonly provider: Provider;
  readonly time: WallTime;
}

export const isPicked = (picked: PickedTime | undefined, provider: Provider, time: WallTime): boolean =>
  picked !== undefined && picked.provider.providerId === provider.providerId && picked.time === time;
