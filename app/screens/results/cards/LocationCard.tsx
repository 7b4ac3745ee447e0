import { useEffect, useRef } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import { reservationMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceCard } from '../../../places/PlaceCard.tsx';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { CardTimes } from '../days/CardTimes.tsx';
import type { PickedTime } from '../days/slotChoice.ts';
import type { BookableSearch } from '../search/bookableSearch.ts';
import type { SearchWindow } from '../search/searchWindow.ts';
import { DietitianFacts } from './DietitianFacts.tsx';
import styles from './LocationCard.module.css';
import { LocationFacts } from './LocationFacts.tsx';

export interface LocationCardProps {
  readonly row: TimeSlotRow;
  /** The number of its pin, where there is a map. */
  readonly number: number | undefined;
  readonly search: BookableSearch;
  readonly window: SearchWindow;
  readonly picked: PickedTime | undefined;
  readonly lost: readonly WallTime[];
  /** Whether the guest has just lost a time of this card to somebody else. */
  readonly justBooked: boolean;
  readonly onPick: (picked: PickedTime) => void;
  /** Called when the guest points at the card, or moves the focus into it. */
  readonly onActivate: () => void;
}

/** One location, or one person who is met by video, with the free times. */
export function LocationCard({
  row,
  number,
  search,
  window,
  picked,
  lost,
  justBooked,
  onPick,
  onActivate,
}: LocationCardProps) {
  const messages = useMessages(reservationMessages);
  const { provider } = row;
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further loss moves the focus here again
  useEffect(() => {
    if (justBooked) alert.current?.focus();
  }, [justBooked, lost.length]);
  return (
    <PlaceCard placeId={provider.providerId} onActivate={onActivate}>
      <div className={styles.card}>
        {provider.businessName === 'dietitian' ? (
          <DietitianFacts provider={provider} date={window.startDate} />
        ) : (
          <LocationFacts provider={provider} number={number} date={window.startDate} />
        )}
        <div className={styles.times}>
          {justBooked && (
            <div className={styles.alert}>
              <Alert name="justBooked" ref={alert} kind="error" title={messages.justBooked} live />
            </div>
          )}
          <CardTimes row={row} search={search} window={window} picked={picked} lost={lost} onPick={onPick} />
        </div>
      </div>
    </PlaceCard>
  );
}
