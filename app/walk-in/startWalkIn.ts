import { hasStarted } from '../journey/flow/hasStarted.ts';
import { type Service, type WalkInPlace, walkInDraft } from '../journey/index.ts';
import type { AppWiring } from '../wiring/index.ts';

const flow = 'INSTANT_VACCINE';

/** Holds the draft of the walk-in, and goes on in its flow. Whatever else was held was let go of when its screens opened. */
export function startWalkIn(
  { journey }: Pick<AppWiring, 'journey'>,
  locationId: string,
  services: readonly Service[],
  place: WalkInPlace,
): void {
  if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
  journey.dispatch({ type: 'setAppointment', ...walkInDraft(locationId, services, place) });
  journey.dispatch({ type: 'continueFlow' });
}
