import { Navigate } from 'react-router-dom';
import { useCriteria, useJourney } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { MoveGone } from '../../reservation/index.ts';
import { LastStep } from './LastStep.tsx';

interface RescheduleScreenProps {
  readonly links: Pick<Links, 'main' | 'result' | 'followup' | 'confirmation' | 'cancel' | 'cancelHelp'>;
}

/**
 * The last step of moving an appointment. Nothing is asked once more: the server has the answers. Without a picked time
 * it leads back to the times, and without a move to the page that says how to begin one.
 */
export function RescheduleScreen({ links }: RescheduleScreenProps) {
  const { error: _shown, ...criteria } = useCriteria();
  const move = useJourney((journey) => journey.move);
  const { appointment, followup, provider } = useJourney(({ picked }) => picked);
  const moved = move?.appointments.find(({ id }) => id === move.id);
  if (!move || !moved) return <MoveGone links={links} />;
  if (!appointment || !provider || appointment.confirmCode !== undefined)
    return <Navigate to={links.result} state={navigationState(criteria)} replace />;
  return <LastStep {...{ move, moved, appointment, followup, provider, criteria, links }} />;
}
