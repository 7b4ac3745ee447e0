import { useEffect, useState } from 'react';
import type { FailedCall, TimeSlotRow } from '../../../../api/index.ts';
import { dateLabel } from '../../../../formatting/dateLabel.ts';
import type { IsoDate } from '../../../../formatting/isoDate.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { firstOpenDate } from '../../times/placeTimes.ts';
import { dateRange, type SearchWindow } from '../../times/searchWindow.ts';
import { useDateRangeTimes } from '../../times/useDateRangeTimes.ts';
import styles from './DayNotices.module.css';
import { DaysFailed } from './DaysFailed.tsx';

interface NextAvailableProps {
  readonly rows: readonly TimeSlotRow[];
  readonly window: SearchWindow;
  readonly onFound: (date: IsoDate) => void;
}

/** Shown where nothing is free within the searched days: looks for the next time after them when the guest wants it. */
export function NextAvailable({ rows, window, onFound }: NextAvailableProps) {
  const messages = useMessages(resultsMessages).ahead;
  const ahead = useNextAvailable(rows, window, onFound);
  if (!ahead.canFind && ahead.until === window.endDate) return null;
  return (
    <>
      <div className={styles.notice}>
        <p role="status">{fillTemplate(messages.text, { day: dateLabel(ahead.until, 'day') })}</p>
        {ahead.canFind && (
          <Button variant="secondary" busy={ahead.isFinding} onClick={ahead.find}>
            {messages.find}
          </Button>
        )}
        <VisuallyHidden role="status">{ahead.isFinding ? messages.finding : ''}</VisuallyHidden>
      </div>
      {ahead.failed !== undefined && <DaysFailed call={ahead.failed} onAgain={ahead.again} />}
    </>
  );
}

/** How many further ranges of days one press reads at most, one call each. */
const rangesAtOnce = 3;

interface NextAvailableSearch {
  /** The last day that is known to have no times. */
  readonly until: IsoDate;
  /** Whether there are days after it that can be booked. */
  readonly canFind: boolean;
  readonly find: () => void;
  readonly isFinding: boolean;
  /** The call that failed. */
  readonly failed: FailedCall | undefined;
  readonly again: () => void;
}

interface Asked {
  /** The range that is being read, or was read last; the searched window, which is known, is range 0. */
  readonly index: number;
  readonly last: number;
}

const noneLost = {};

/** Looks for the first day with a time after a window that has none, range by range, when the guest asks for it. */
function useNextAvailable(
  rows: readonly TimeSlotRow[],
  window: SearchWindow,
  onFound: (date: IsoDate) => void,
): NextAvailableSearch {
  const [{ index, last }, ask] = useState<Asked>({ index: 0, last: 0 });
  const { times, loading, failed, again } = useDateRangeTimes(
    rows,
    index > 0 ? dateRange(window, index) : undefined,
    noneLost,
  );
  const hasRange = (next: number): boolean => dateRange(window, next).startDate <= window.lastDate;
  const isEmpty = times !== undefined && firstOpenDate(times) === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once
  useEffect(() => {
    const date = times && firstOpenDate(times);
    if (date !== undefined) onFound(date);
    else if (isEmpty && index < last && hasRange(index + 1)) ask({ index: index + 1, last });
  }, [times, index]);
  const known = index > 0 && isEmpty ? index : Math.max(0, index - 1);
  const canFind = hasRange(known + 1) && rows.some(({ services }) => services.some(({ isAvailable }) => isAvailable));
  return {
    until: dateRange(window, known).endDate,
    canFind,
    find: () => ask({ index: known + 1, last: known + rangesAtOnce }),
    isFinding: loading,
    failed,
    again,
  };
}
