import { type FormEvent, useState } from 'react';
import { errorMessages } from '#engine/messages/en';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { isIsoDate } from '../../../formatting/isoDate.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import type { SearchWindow } from '../search/searchWindow.ts';
import styles from './TelenutritionHeader.module.css';

interface TelenutritionHeaderProps {
  readonly window: SearchWindow;
  /** Called to search from another day on, 'YYYY-MM-DD'. */
  readonly onDate: (date: string) => void;
}

const controlId = 'telenutrition-date';

/** The head of the dietitians' results, where the guest can change the first day. */
export function TelenutritionHeader({ window, onDate }: TelenutritionHeaderProps) {
  const messages = useMessages(resultsMessages).telenutrition;
  const [{ date, of, tried }, setField] = useState({ date: window.startDate, of: window.startDate, tried: false });
  // The search has changed, maybe by Back: the field shows the day that is searched.
  if (of !== window.startDate) setField({ date: window.startDate, of: window.startDate, tried: false });
  const error = dateError(date, window);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setField({ date, of, tried: true });
    if (error === undefined) onDate(date);
    else document.getElementById(controlId)?.focus();
  };
  return (
    <div className={styles.header}>
      <div>
        <h1>{messages.heading}</h1>
        <p>{messages.text}</p>
      </div>
      <form noValidate onSubmit={submit} className={styles.form}>
        <Field id={controlId} label={messages.date} error={tried ? error : undefined}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={window.firstDate}
              max={window.lastDate}
              value={date}
              onChange={({ currentTarget }) => setField({ date: currentTarget.value, of, tried })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {messages.update}
        </Button>
      </form>
    </div>
  );
}

/** The error for the day that a guest wants to search from; undefined for a day that can be booked. */
export function dateError(
  date: string,
  { firstDate, lastDate }: Pick<SearchWindow, 'firstDate' | 'lastDate'>,
): string | undefined {
  if (!isIsoDate(date)) return errorMessages.date;
  const label = (day: string) => ({ date: dateLabel(day, 'numeric') });
  if (date < firstDate) return fillTemplate(errorMessages.dateMinimum, label(firstDate));
  if (date > lastDate) return fillTemplate(errorMessages.dateMaximum, label(lastDate));
  return undefined;
}
