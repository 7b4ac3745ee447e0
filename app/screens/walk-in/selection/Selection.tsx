import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasStarted } from '../../../journey/flow/Flow.ts';
import { isWalkInAt, type Service, type WalkInPlace, walkInDraft, walkInFlow } from '../../../journey/index.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';
import { walkInMessages } from '../../../messages/booking/walkIn.ts';
import { contentMessages } from '../../../messages/failures/content.ts';
import { shellMessages } from '../../../messages/site/shell.ts';
import { Loading } from '../../../ui/alerts/Loading.tsx';
import type { Retry } from '../../../ui/alerts/RetryNotice.tsx';
import { Card } from '../../../ui/Card.tsx';
import { type AppWiring, useAppWiring, useOpened } from '../../../wiring/index.ts';
import { WalkInFailed } from '../WalkInFailed.tsx';
import type { WalkInLinks } from '../WalkInLinks.ts';
import { openSelection, type SelectionFailure } from './openSelection.ts';
import { SelectionForm } from './SelectionForm.tsx';
import { walkInCriteria } from './walkInCriteria.ts';

const messages: Readonly<Record<SelectionFailure, string>> = {
  questions: contentMessages.questionsFailed,
  issue: shellMessages.broken.text,
};

interface SelectionFailedProps {
  readonly failure: SelectionFailure;
  readonly onRetry: () => void;
}

/** Shown instead of a checklist that cannot be read. */
const SelectionFailed = ({ failure, onRetry }: SelectionFailedProps) => (
  <WalkInFailed text={messages[failure]} onRetry={onRetry} />
);

export interface SelectionProps {
  readonly locationId: string;
  readonly place: WalkInPlace;
  readonly vaccines: readonly BookableService[];
  readonly links: WalkInLinks;
  readonly onRetry: Retry['retry'];
}

/** The vaccines that the pharmacy gives, to choose from. Continue leads to the form. */
export function Selection({ locationId, place, vaccines, links, onRetry }: SelectionProps) {
  const wiring = useAppWiring();
  const navigate = useNavigate();
  const [offered] = useState(vaccines);
  const [chosen] = useState(() => chosenBefore(wiring, locationId, offered));
  const gone = useRef(false);
  const reading = useOpened(useCallback((signal) => openSelection(wiring, offered, signal), [wiring, offered]));
  if (reading.status === 'loading') return <Loading>{walkInMessages.selection.loading}</Loading>;
  if (reading.status === 'failed')
    return <SelectionFailed failure={reading.failure} onRetry={() => onRetry(reading.again)} />;
  const proceed = (ids: readonly number[]) => {
    // A double click comes here twice before the form is shown.
    if (gone.current) return;
    gone.current = true;
    const services = offered.filter(({ id }) => ids.includes(id));
    startWalkIn(wiring, locationId, services, place);
    void navigate(links.schedule, { state: navigationState(walkInCriteria(ids)) });
  };
  return (
    <Card>
      <SelectionForm
        selection={reading.opened}
        chosen={chosen}
        back={links.instantVaccine(locationId)}
        onContinue={proceed}
      />
    </Card>
  );
}

/** What a guest who comes back from the form chose before, as far as it is still offered. */
function chosenBefore(
  { journey }: ReturnType<typeof useAppWiring>,
  locationId: string,
  offered: readonly BookableService[],
): readonly number[] {
  const { picked } = journey.getState();
  if (!isWalkInAt(picked, locationId)) return [];
  const ids = (picked.appointment?.services ?? []).map(({ id }) => id);
  return ids.filter((id) => offered.some((service) => service.id === id));
}

/**
 * Sets the draft of the walk-in, and continues its flow. Anything else that was picked was released when the walk-in
 * screens opened.
 */
function startWalkIn(
  { journey }: Pick<AppWiring, 'journey'>,
  locationId: string,
  services: readonly Service[],
  place: WalkInPlace,
): void {
  if (!hasStarted(journey.getState().flow, walkInFlow)) journey.dispatch({ type: 'startFlow', flow: walkInFlow });
  journey.dispatch({ type: 'setAppointment', ...walkInDraft(locationId, services, place) });
  journey.dispatch({ type: 'continueFlow' });
}
