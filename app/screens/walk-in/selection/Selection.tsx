import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AppServices, useAppServices, useAsyncResource } from '../../../app-services/index.ts';
import { hasStarted } from '../../../journey/flows.ts';
import { type FlowName, isWalkInAt, type WalkInPlace, walkInDraft } from '../../../journey/index.ts';
import type { Links } from '../../../journey/Links.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import { noCriteria, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import type { WalkIn } from '../../../journey/services/categoryConfig.ts';
import { contentMessages, siteMessages } from '../../../messages/generated/siteMessages.ts';
import { walkInMessages } from '../../../messages/generated/walkInMessages.ts';
import { useMessages, useSettings } from '../../../messages/useMessages.ts';
import type { Retry } from '../../../ui/alerts/RetryNotice.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { WalkInFailed } from '../WalkInFailed.tsx';
import { openSelection, type SelectionFailure } from './openSelection.ts';
import { SelectionForm } from './SelectionForm.tsx';

interface SelectionFailedProps {
  readonly failure: SelectionFailure;
  readonly onRetry: () => void;
}

/** Shown instead of a checklist that cannot be read. */
function SelectionFailed({ failure, onRetry }: SelectionFailedProps) {
  const { questionsFailed } = useMessages(contentMessages);
  const { broken } = useMessages(siteMessages);
  const texts: Readonly<Record<SelectionFailure, string>> = { questions: questionsFailed, issue: broken.text };
  return <WalkInFailed text={texts[failure]} onRetry={onRetry} />;
}

export interface SelectionProps {
  readonly locationId: string;
  readonly place: WalkInPlace;
  readonly vaccines: readonly BookableService[];
  readonly walkIn: WalkIn;
  readonly links: Pick<Links, 'instantVaccine' | 'schedule'>;
  readonly onRetry: Retry['retry'];
}

/** The vaccines that the pharmacy gives, to choose from. Continue leads to the form. */
export function Selection({ locationId, place, vaccines, walkIn, links, onRetry }: SelectionProps) {
  const messages = useMessages(walkInMessages);
  const { type, groups } = useSettings().walkIn;
  const appServices = useAppServices();
  const navigate = useNavigate();
  const [offered] = useState(vaccines);
  const { flow } = walkIn;
  const [chosen] = useState(() => chosenBefore(appServices, locationId, offered));
  const gone = useRef(false);
  const reading = useAsyncResource(
    useCallback(
      (signal) => openSelection(appServices, { services: offered, groups, flow }, signal),
      [appServices, offered, groups, flow],
    ),
  );
  if (reading.status === 'loading') return <Loading>{messages.selection.loading}</Loading>;
  if (reading.status === 'failed')
    return <SelectionFailed failure={reading.failure} onRetry={() => onRetry(reading.again)} />;
  const proceed = (ids: readonly number[]) => {
    // A double click comes here twice before the form is shown.
    if (gone.current) return;
    gone.current = true;
    const services = offered.filter(({ id }) => ids.includes(id));
    startWalkIn(appServices, flow, walkInDraft(locationId, services, walkIn, place));
    void navigate(links.schedule, { state: navigationState(walkInCriteria(ids, type)) });
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
  { journey }: ReturnType<typeof useAppServices>,
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
  { journey }: Pick<AppServices, 'journey'>,
  flow: FlowName,
  draft: ReturnType<typeof walkInDraft>,
): void {
  if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
  journey.dispatch({ type: 'setAppointment', ...draft });
  journey.dispatch({ type: 'continueFlow' });
}

/**
 * The criteria passed to the form; a walk-in has no search (WALKIN-6).
 *
 * @param type the appointment type of a walk-in
 */
const walkInCriteria = (serviceIds: readonly number[], type: string): SearchCriteria => ({
  ...noCriteria,
  type,
  serviceIds,
});
