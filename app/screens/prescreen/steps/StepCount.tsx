import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { prescreenMessages } from '../../../messages/generated/prescreenMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './StepCount.module.css';

export interface StepCountProps {
  /** From 1. */
  readonly step: number;
  readonly total: number;
}

/** How far the guest is, in words and as a bar. */
export function StepCount({ step, total }: StepCountProps) {
  const messages = useMessages(prescreenMessages);
  return (
    <div>
      <p className={styles.words}>{fillTemplate(messages.count, { n: step, total })}</p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => index + 1).map((part) => (
          <span key={part} className={part <= step ? styles.reached : styles.ahead} />
        ))}
      </div>
    </div>
  );
}
