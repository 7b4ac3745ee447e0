import { dateLabel } from '../../../formatting/dateLabel.ts';
import { daysBetween } from '../../../formatting/isoDate.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { placeInFull } from '../cards/placeLabels.ts';
import { DayColumn } from './DayColumn.tsx';
import styles from './DayColumns.module.css';
import { nextOpenDate } from './dayPages.ts';
import type { CardDays } from './useCardDays.ts';

export interface DayColumnsProps {
  readonly provider: Provider;
  readonly days: CardDays;
  /** How many days are side by side. */
  readonly perPage: number;
  readonly picked: WallTime | undefined;
  readonly onPick: (time: WallTime) => void;
}

/** The days of a card side by side: one group of choices, named after the place. */
export function DayColumns({ provider, days, perPage, picked, onPick }: DayColumnsProps) {
  const messages = useMessages(resultsMessages).card;
  const { dates } = days.page;
  const isEmpty = !days.isLoading && dates.every((date) => !days.times.has(date));
  const next = isEmpty ? nextOpenDate(days.times, dates.at(-1) ?? '') : undefined;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>
          <VisuallyHidden>{fillTemplate(messages.timesAt, { name: placeInFull(provider) })}</VisuallyHidden>
        </legend>
        <ul className={styles.days} data-days={Math.min(perPage, dates.length)}>
          {dates.map((date) => (
            <DayColumn
              key={date}
              provider={provider}
              date={date}
              times={days.times.get(date) ?? []}
              loading={days.isDayLoading(date)}
              picked={picked}
              onPick={onPick}
            />
          ))}
        </ul>
      </fieldset>
      {next !== undefined && (
        <div className={styles.next}>
          <Button
            variant="secondary"
            onClick={() => days.goTo(days.page.position + daysBetween(dates[0] ?? next, next))}
          >
            {fillTemplate(messages.next, { day: dateLabel(next, 'day') })}
          </Button>
        </div>
      )}
    </>
  );
}
