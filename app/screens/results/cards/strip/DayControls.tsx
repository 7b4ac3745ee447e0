import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../../api/index.ts';
import { dateLabel } from '../../../../formatting/dateLabel.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import type { PageDay } from '../../times/usePageDay.ts';
import type { FoundSlots } from '../../times/useSlotSearch.ts';
import styles from './DayControls.module.css';
import { countLabel, DayStrip } from './DayStrip.tsx';
import { stripDays } from './stripDays.ts';
import { TimeFilters } from './TimeFilters.tsx';

export interface DayControlsProps {
  readonly day: PageDay;
  readonly found: FoundSlots;
  /** Called when the guest has chosen another order. */
  readonly onOrder: () => void;
}

/** The strip of days, which stays in view while the guest looks through the places, and the chips below it. */
export function DayControls({ day, found: { rows, window }, onOrder }: DayControlsProps) {
  const { days: messages } = useMessages(resultsMessages);
  const { counts, parts, order, page, date, times, isLoading } = day;
  const strip = stripDays(day, counts, window);
  const said = fillTemplate(messages.shown, {
    times: countLabel(counts.get(date) ?? 0, messages),
    day: dateLabel(date, 'day'),
  });
  const hasTimes = useMemo(() => [...times.values()].some(({ size }) => size > 0), [times]);
  return (
    <>
      <div className={styles.strip}>
        <DayStrip
          days={strip.days}
          previous={page.previous === undefined ? undefined : { position: page.previous, day: strip.before }}
          next={page.next === undefined ? undefined : { position: page.next, day: strip.after }}
          chosen={day.chosen}
          onGo={day.goTo}
          onChoose={day.choose}
        />
      </div>
      {hasTimes && (
        <TimeFilters
          order={canBeOrdered(rows) ? order : undefined}
          parts={parts}
          onOrder={(next) => {
            day.orderBy(next);
            onOrder();
          }}
          onParts={day.chooseParts}
        />
      )}
      <VisuallyHidden role="status">{isLoading ? '' : said}</VisuallyHidden>
    </>
  );
}

/** Whether it makes sense to order the places: there are several, and they are somewhere. */
const canBeOrdered = (rows: readonly TimeSlotRow[]): boolean =>
  rows.length > 1 && rows.some(({ provider }) => provider.distance !== undefined);
