import { hasStarted } from '../journey/flow/hasStarted.ts';
import { type Service, type WalkInPlace, walkInDraft } from '../journey/index.ts';
import { heldCodes, releaseCodes } from '../reservation/index.ts';
import type { AppWiring } from '../wiring/index.ts';

const flow = 'INSTANT_VACCINE';

/** Holds the draft of the walk-in in place of whatever was held, and goes on in its flow. */
export function startWalkIn(
  wiring: Pick<AppWiring, 'api' | 'journey' | 'content'>,
  locationId: string,
  services: readonly Service[],
  place: WalkInPlace,
): void {
  const { journey } = wiring;
  const codes = heldCodes(journey.getState().holder);
  if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
  journey.dispatch({ type: 'setAppointment', ...walkInDraft(locationId, services, place) });
  journey.dispatch({ type: 'continueFlow' });
  void releaseCodes(wiring, codes);
}
