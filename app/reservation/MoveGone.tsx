import { Navigate } from 'react-router-dom';
import { useJourney } from '../app-services/index.ts';
import { hasStarted } from '../journey/flows.ts';
import type { Move } from '../journey/index.ts';
import type { Links } from '../journey/Links.ts';

interface MoveGoneProps {
  readonly links: Pick<Links, 'main' | 'confirmation' | 'cancelHelp'>;
}

/**
 * For a page of a move that is there no more: to the confirmation once the appointment has moved, to main once that is left,
 * else, as after a reload, to the page that says that the link of the mail leads on.
 */
export function MoveGone({ links }: MoveGoneProps) {
  const wasMoved = useJourney((journey) => journey.wasMoved);
  const isCompleted = useJourney(({ flow }) => flow.name !== undefined && !hasStarted(flow, flow.name));
  if (wasMoved) return <Navigate to={links.confirmation} replace />;
  return <Navigate to={isCompleted ? links.main : links.cancelHelp} replace />;
}

/**
 * Where a guest goes who keeps the time: back to the confirmation, or to the page of the link, which asks the server for
 * the time. It must be asked as well where a move was sent and not answered.
 */
export const keepAddress = (
  { id, confirmCode, patient, attempt }: Move,
  { confirmation, cancel }: Pick<Links, 'confirmation' | 'cancel'>,
): string => (patient && !attempt ? confirmation : cancel(id, confirmCode));
