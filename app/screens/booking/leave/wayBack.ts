import { type Appointment, isWalkIn, type Provider } from '../../../journey/index.ts';
import type { Links } from '../../../journey/Links.ts';

export interface WayBack {
  /** Where Back leads from the first page: to what was picked last. */
  readonly back: string;
  /**
   * Where another time is picked: for the follow-up if only its slot is gone. For a walk-in, where vaccines are chosen.
   */
  readonly availability: string;
}

/** Where the form leads back to what was picked. */
export function wayBack(
  links: Pick<Links, 'result' | 'followup' | 'instantVaccineSelection'>,
  [first, second]: readonly Appointment[],
  { providerId }: Pick<Provider, 'providerId'>,
): WayBack {
  if (first && isWalkIn(first)) {
    const selection = links.instantVaccineSelection(providerId);
    return { back: selection, availability: selection };
  }
  const isSecondGone =
    first?.slotReservation !== undefined && second !== undefined && second.slotReservation === undefined;
  return {
    back: second ? links.followup : links.result,
    availability: isSecondGone ? links.followup : links.result,
  };
}
