import type { FlowName } from '../flow/Flow.ts';

/** What a request says of the journey beside the answers and the slot. */
export interface BookingFacts {
  readonly flow: FlowName;
  /** The guest accepted the flu promotion on the way here. */
  readonly addPromotion?: boolean;
  /** A booked service's category asks for the tag. */
  readonly withCare?: boolean;
  /** IANA name of the zone that the guest chose. */
  readonly patientTimeZone?: string;
}
