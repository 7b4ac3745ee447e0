import type { Provider } from './Reservation.ts';

/** The provider as a reservation and a booking name it in a flow that names the state of the guest. */
export const withLicensureState = (provider: Provider, state: string | undefined): Provider =>
  state === undefined ? provider : { ...provider, licensureState: state };
