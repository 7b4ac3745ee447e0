import type { MouseEvent } from 'react';
import type { FormMessages } from '../FormMessages.ts';
import { focusField } from './useFocusOnRefusal.ts';

export interface SummaryError {
  /** The id of the field's control or group. */
  readonly id: string;
  /** The question. */
  readonly label: string;
  /** The entry of a list that the field is in: 'Pet 2'. */
  readonly entry?: string;
  /** What is wrong, in the words that stand at the field. */
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly summaryErrors: readonly SummaryError[];
  readonly messages: FormMessages;
}

/**
 * Away from its field 'This is required' says nothing: the question goes before words that do not name it, and the
 * entry before both.
 */
function formatSummaryEntry({ entry = '', label, text }: SummaryError): string {
  const unnamed = !text.toLowerCase().includes(label.toLowerCase());
  const subject = [entry, unnamed ? label : ''].filter(Boolean).join(', ');
  if (subject === '') return text;
  return /[?!.:]$/.test(subject) ? `${subject} ${text}` : `${subject}: ${text}`;
}

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  // The address stays as it is: a fragment would be a step in the history.
  event.preventDefault();
  const field = document.getElementById(id);
  if (field) focusField(field);
}

/**
 * The list of errors above a form, each a link to its field. The heading is announced when errors appear, while the
 * focus goes to the first field; the region stands in the page before that, or it would not be heard.
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
