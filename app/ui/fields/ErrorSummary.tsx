import { Alert } from '../alerts/Alert.tsx';
import styles from './ErrorSummary.module.css';
import { focusControl } from './Field.tsx';

/** One error: its message, and the id of its control. */
export interface SummaryEntry {
  readonly controlId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly entries: readonly SummaryEntry[];
}

/** All errors of a form, shown above it; each entry leads to its control. Nothing if there are no errors. */
export function ErrorSummary({ title, entries }: ErrorSummaryProps) {
  if (entries.length === 0) return null;
  return (
    <Alert name="formErrors" kind="error" title={title} live>
      <ul className={styles.list}>
        {entries.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                focusControl(controlId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
