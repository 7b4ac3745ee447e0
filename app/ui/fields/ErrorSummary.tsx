import { Alert } from '../alerts/Alert.tsx';
import styles from './ErrorSummary.module.css';

/** One thing to put right: its words, and the id of the control that they are about. */
export interface SummaryEntry {
  readonly controlId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly entries: readonly SummaryEntry[];
}

/** All that is wrong in a form, above it; each entry leads to its control. Nothing when nothing is wrong. */
export function ErrorSummary({ title, entries }: ErrorSummaryProps) {
  if (entries.length === 0) return null;
  return (
    <Alert name="formFaults" kind="error" title={title} live>
      <ul className={styles.list}>
        {entries.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId)?.focus();
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
