import type { RideShareTexts } from '../../../content/generated/texts/rideShareTexts.ts';

/** A code for a ride, and the link that saves it. */
export interface RideShareOffer {
  readonly code: string;
  readonly link: string;
}

/**
 * The discount at a place (CONFIRM-7); undefined where it has none.
 *
 * @param visits how many appointments the guest has: two with a follow-up
 */
export function rideShareOffer(
  { mapLyftCodeToLocationIds }: Pick<RideShareTexts, 'mapLyftCodeToLocationIds'>,
  locationId: string,
  visits: number,
): RideShareOffer | undefined {
  const discount = mapLyftCodeToLocationIds.find(({ locationIds }) => locationIds.includes(locationId));
  if (!discount) return undefined;
  const { lyftCodeOneDose, lyftCodeTwoDose, links } = discount;
  return visits > 1 ? { code: lyftCodeTwoDose, link: links.twoDose } : { code: lyftCodeOneDose, link: links.oneDose };
}
