import type { EventPlace } from '../../../app/calendar/describeVisits.ts';
import type { KeptVisit } from '../keptVisits.ts';

/** Where a visit takes place, or with whom it is by video. */
export const visitPlace = ({
  vanity_name: name,
  address_lines: addressLines,
  city_town: cityTown,
  state_province: stateProvince,
  postal_code: postalCode,
}: KeptVisit): EventPlace =>
  addressLines && cityTown !== null && stateProvince !== null && postalCode !== null
    ? { name, address: { addressLines, cityTown, stateProvince, postalCode } }
    : { name };
