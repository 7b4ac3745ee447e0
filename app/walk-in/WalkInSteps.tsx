import { walkInMessages } from '../messages/walkIn.ts';
import styles from './WalkInSteps.module.css';

/** What lies ahead of the guest, in three steps. */
export function WalkInSteps() {
  return (
    <ol className={styles.steps}>
      {walkInMessages.steps.map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
