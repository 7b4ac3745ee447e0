import { checkRideShareTexts, type RideShareTexts } from '../../../../schemas/generated/content/texts/lyft-texts.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The ride discount for some places: texts, codes and links (CONFIRM-7). */
export const rideShareTexts: DocumentKind<RideShareTexts> = {
  name: 'lyft-texts',
  path: 'lyft-texts/1.0.0/scheduler/lyft-texts.json',
  check: checkRideShareTexts,
};

export type { RideShareTexts } from '../../../../schemas/generated/content/texts/lyft-texts.js';
