import { memo, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TimeSlotRow } from '../../../api/index.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import type { TimeRefusal } from '../../../journey/index.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceCard } from '../../../places/PlaceCard.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { OpenTimes } from '../times/placeTimes.ts';
import { pickedAt } from '../times/useSlotChoice.ts';
import { CardTimes } from './CardTimes.tsx';
import { DietitianFacts } from './facts/DietitianFacts.tsx';
import { LocationFacts } from './facts/LocationFacts.tsx';
import styles from './LocationCard.module.css';
import { type CardMessage, cardMessage, missingVaccines, offeredServices } from './notices/cardMessage.ts';
import { DaysFailed } from './notices/DaysFailed.tsx';
import { TimeRefused } from './notices/TimeRefused.tsx';
import type { ShownDay } from './useShownCards.ts';

export interface LocationCardProps {
  readonly row: TimeSlotRow;
  /** The number of its pin, where there is a map. */
  readonly number: number | undefined;
  /** What all cards of the page have in common. */
  readonly day: ShownDay;
  /** The times that the guest wants to see, on all days that are known. */
  readonly times: OpenTimes;
  /** Whether the place is free on the chosen day, at whatever time of day. */
  readonly isFree: boolean;
  /** Whether it is free on any of the searched days. */
  readonly isFreeInWindow: boolean;
  readonly lost: readonly WallTime[];
  /** Why a time of this card was just refused. */
  readonly refusal: TimeRefusal | undefined;
}

/**
 * One location, or one person who is met by video, with the free times of the chosen day. A pick renders the times of
 * its card again, and no card; so the props are the same as long as nothing else about the card has changed.
 */
export const LocationCard = memo(function LocationCard(props: LocationCardProps) {
  const { row, number, day, lost, refusal } = props;
  const { provider } = row;
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further loss moves the focus here again
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal, lost.length]);
  const facts = { provider, zoneOn: day.namesZone ? day.date : undefined };
  return (
    <PlaceCard dense placeId={provider.providerId} onActivate={() => day.onActivate(provider.providerId)}>
      <div className={styles.card}>
        {provider.businessName === 'dietitian' ? (
          <DietitianFacts {...facts} />
        ) : (
          <LocationFacts {...facts} number={number} marksCode={day.marksCode} />
        )}
        <div className={styles.times}>
          {refusal && (
            <div className={styles.alert}>
              <TimeRefused refusal={refusal} ref={alert} />
            </div>
          )}
          <DayOfCard {...props} />
        </div>
      </div>
    </PlaceCard>
  );
});

/** The times of the chosen day, or why there are none. */
function DayOfCard({ row, day, times, isFree, isFreeInWindow, lost }: LocationCardProps) {
  const messages = useMessages(resultsMessages);
  const { provider } = row;
  const picked = useStore(day.choice, (choice) => pickedAt(choice.picked, provider));
  const services = offeredServices(row, day.search.services);
  const note = missingVaccines(services, messages);
  const message = cardMessage(services, isFreeInWindow, day.window, messages);
  const shows = message && (day.isSearched || !message.mayGoOn) ? message : undefined;
  const hasFailed = day.failed !== undefined && (lost.length > 0 || !day.isSearched);
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {shows && <CardNotice message={shows} onLater={shows.mayGoOn ? day.onLater : undefined} />}
      {!shows && day.failed && hasFailed && lost.length > 0 && <DaysFailed call={day.failed} onAgain={day.again} />}
      {!shows && !hasFailed && !day.isLoading && (
        <CardTimes
          provider={provider}
          times={times}
          date={day.date}
          hasOthers={isFree}
          picked={picked}
          onPick={(time) => day.onPick({ provider, time, services: services.offered })}
          onDate={day.onDate}
        />
      )}
    </>
  );
}

interface CardNoticeProps {
  readonly message: CardMessage;
  /** Leads on to later days; undefined where none may have times, or where the page offers that. */
  readonly onLater: (() => void) | undefined;
}

/** Why a card shows no times. */
function CardNotice({ message, onLater }: CardNoticeProps) {
  const messages = useMessages(resultsMessages).card;
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{message.title}</p>
      <p>{message.text}</p>
      {onLater && (
        <Button variant="quiet" onClick={onLater}>
          {messages.laterDays}
        </Button>
      )}
    </div>
  );
}
