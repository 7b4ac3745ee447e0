import { type FormEvent, type ReactNode, useState } from 'react';
import { errorMessages } from '#engine/messages/en';
import { useAppServices } from '../../../../app-services/index.ts';
import { dateLabel } from '../../../../formatting/dateLabel.ts';
import { isIsoDate } from '../../../../formatting/isoDate.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import { focusControl } from '../../../../ui/fields/Field.tsx';
import type { SearchWindow } from '../../times/searchWindow.ts';
import styles from './TelenutritionHeader.module.css';

interface TelenutritionHeaderProps {
  readonly window: SearchWindow;
  /** Called to search from another day on, 'YYYY-MM-DD'. */
  readonly onDate: (date: string) => void;
  /** Why the search gave nothing to choose from. */
  readonly children?: ReactNode;
}

const controlId = 'telenutrition-date';

/** The head of the dietitians' results, where the guest can change the first day. */
export function TelenutritionHeader({ window, onDate, children }: TelenutritionHeaderProps) {
  const messages = useMessages(resultsMessages).telenutrition;
  const { analytics } = useAppServices();
  const [{ date, of, tried }, setField] = useState({ date: window.startDate, of: window.startDate, tried: false });
  // The search has changed, maybe by Back: the field shows the day that is searched.
  if (of !== window.startDate) setField({ date: window.startDate, of: window.startDate, tried: false });
  const error = dateError(date, window);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setField({ date, of, tried: true });
    if (error === undefined) return onDate(date);
    analytics.report({ type: 'constraintError', stepId: 'telenutrition', keyword: error.keyword });
    focusControl(controlId);
  };
  return (
    <div className={styles.header}>
      <div>
        <h1>{messages.heading}</h1>
        <p>{messages.text}</p>
      </div>
      <form noValidate onSubmit={submit} className={styles.form}>
        <DateField
          id={controlId}
          label={messages.date}
          value={date}
          first={window.firstDate}
          last={window.lastDate}
          error={tried ? error?.text : undefined}
          onChange={(date) => setField({ date, of, tried })}
        />
        <Button type="submit" variant="secondary">
          {messages.update}
        </Button>
        <div className={styles.trouble}>{children}</div>
      </form>
    </div>
  );
}

/** Why a search cannot begin on a day: the violated keyword, and what the guest reads. */
interface DateError {
  readonly keyword: 'date' | 'dateMinimum' | 'dateMaximum';
  readonly text: string;
}

/** The error for the day that a guest wants to search from; undefined for a day that can be booked. */
export function dateError(
  date: string,
  { firstDate, lastDate }: Pick<SearchWindow, 'firstDate' | 'lastDate'>,
): DateError | undefined {
  const refuse = (keyword: DateError['keyword'], day: string): DateError => ({
    keyword,
    text: fillTemplate(errorMessages[keyword], { date: dateLabel(day, 'numeric') }),
  });
  if (!isIsoDate(date)) return { keyword: 'date', text: errorMessages.date };
  if (date < firstDate) return refuse('dateMinimum', firstDate);
  if (date > lastDate) return refuse('dateMaximum', lastDate);
  return undefined;
}
