import { reservationMessages } from '../messages/reservation.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './SearchNotices.module.css';
import { ServiceNotices } from './ServiceNotices.tsx';
import type { FoundSlots } from './useSlotSearch.ts';

export interface SearchNoticesProps {
  readonly found: FoundSlots;
  /** The guest held a time and comes back, because somebody else has it by now. */
  readonly justBooked: boolean;
}

/** What the guest should know of the whole search. */
export function SearchNotices({ found, justBooked }: SearchNoticesProps) {
  const { title, text, refresh } = slotsMessages.benefitFailed;
  return (
    <div className={styles.notices}>
      {justBooked && <Alert name="justBooked" kind="error" title={reservationMessages.justBooked} live />}
      <ServiceNotices services={found.search.services} />
      {found.warnsOfLeadTime && (
        <Alert name="leadTime" kind="warning" live>
          {slotsMessages.leadTime}
        </Alert>
      )}
      {found.benefitFailed && (
        <Alert name="benefitCodeFailed" kind="warning" title={title} live>
          <p>{text}</p>
          <Button look="secondary" onClick={found.again}>
            {refresh}
          </Button>
        </Alert>
      )}
    </div>
  );
}
