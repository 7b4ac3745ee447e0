import type { MouseEvent } from 'react';
import type { FormMessages } from '../../field/FormMessages.ts';
import { focusField } from '../fields/focusField.ts';

export interface SummaryError {
  /** The id of the field's control or group. */
  readonly id: string;
  /** The question. */
  readonly label: string;
  /** The entry of a list that the field is in: 'Pet 2'. */
  readonly entry?: string;
  /** The error message, as it is shown at the field. */
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly summaryErrors: readonly SummaryError[];
  readonly messages: FormMessages;
}

/**
 * Away from its field, 'This is required' means nothing. So the question is put before a message that does not name it,
 * and the entry before both.
 */
function formatSummaryEntry({ entry = '', label, text }: SummaryError): string {
  const unnamed = !text.toLowerCase().includes(label.toLowerCase());
  const subject = [entry, unnamed ? label : ''].filter(Boolean).join(', ');
  if (subject === '') return text;
  return /[?!.:]$/.test(subject) ? `${subject} ${text}` : `${subject}: ${text}`;
}

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  // The link is not followed, because a fragment in the address would add an entry to the browser's history.
  event.preventDefault();
  const field = document.getElementById(id);
  if (field) focusField(field);
}

/**
 * The list of errors above a form, each a link to its field. The heading is announced when errors appear, while the
 * focus goes to the first field. Its live region is always in the page, because a new region would not be announced.
 */
export function ErrorSummary({ summaryErrors, messages }: ErrorSummaryProps) {
  const any = summaryErrors.length > 0;
  return (
    <div className={any ? 'sw-summary' : undefined}>
      <div role="alert">{any && <h3 className="sw-summary__title">{messages.summary(summaryErrors.length)}</h3>}</div>
      {any && (
        <ul className="sw-summary__list">
          {summaryErrors.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`} onClick={(event) => goTo(event, error.id)}>
                {formatSummaryEntry(error)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
