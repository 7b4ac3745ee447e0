import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../../api/index.ts';
import { dateLabel } from '../../../../formatting/dateLabel.ts';
import type { IsoDate } from '../../../../formatting/isoDate.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { PlaceOrder } from '../../times/placeTimes.ts';
import { isTooFarAhead } from '../../times/searchWindow.ts';
import type { FoundSlots } from '../../times/useSlotSearch.ts';
import type { CountMessages } from './cardMessage.ts';
import styles from './PlacesNotices.module.css';

export interface PlacesNoticesProps {
  readonly found: FoundSlots;
  readonly counts: CountMessages;
  readonly order: PlaceOrder;
  /** Searches from another day; undefined where the guest cannot choose it. */
  readonly onDate?: ((date: IsoDate) => void) | undefined;
}

/** What the guest should know about all places together, so that no card has to repeat it. */
export function PlacesNotices({ found: { rows, window, hasMore }, counts, order, onDate }: PlacesNoticesProps) {
  const { benefitFirst, daysInAdvance, lastDay } = useMessages(resultsMessages);
  const isBenefitFirst = useMemo(() => putsBenefitFirst(rows), [rows]);
  return (
    <div className={styles.notices}>
      {hasMore && 'more' in counts && (
        <Alert name="moreProviders" kind="info">
          {fillTemplate(counts.more, { n: rows.length })}
        </Alert>
      )}
      {order === 'nearest' && isBenefitFirst && (
        <Alert name="benefitCodeFirst" kind="info">
          {benefitFirst}
        </Alert>
      )}
      {isTooFarAhead(window) && (
        <Alert name="tooFarAhead" kind="warning" live>
          <p>{fillTemplate(daysInAdvance, { n: window.maxDaysAhead })}</p>
          {onDate && (
            <Button variant="secondary" onClick={() => onDate(window.lastDate)}>
              {fillTemplate(lastDay, { day: dateLabel(window.lastDate, 'day') })}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}

/** Whether a place that accepts the guest's benefit code stands before a closer one that does not (BENEFIT-9). */
export function putsBenefitFirst(rows: readonly TimeSlotRow[]): boolean {
  return rows.some(
    ({ provider: { isBenefitCode, distance = 0 } }, index) =>
      isBenefitCode &&
      rows.slice(index + 1).some(({ provider }) => !provider.isBenefitCode && isCloser(provider, distance)),
  );
}

const isCloser = ({ distance }: TimeSlotRow['provider'], miles: number): boolean =>
  distance !== undefined && distance < miles;
