import { Navigate } from 'react-router-dom';
import { useJourney } from '../../wiring/index.ts';
import type { MoveLinks } from './MoveLinks.ts';

/**
 * For a page of a move that is there no more: to the confirmation once the appointment has moved, else, as after a
 * reload, to the page that says that the link of the mail leads on.
 */
export function MoveGone({ links }: { readonly links: Pick<MoveLinks, 'confirmation' | 'cancelHelp'> }) {
  const wasMoved = useJourney((journey) => journey.wasMoved);
  return <Navigate to={wasMoved ? links.confirmation : links.cancelHelp} replace />;
}
