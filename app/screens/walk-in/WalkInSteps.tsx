import { walkInMessages } from '../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './WalkInSteps.module.css';

export interface WalkInStepsProps {
  /** The step that the guest is at, from 0; undefined before the first. */
  readonly current?: number;
}

/** The three steps of a walk-in. */
export function WalkInSteps({ current }: WalkInStepsProps) {
  const messages = useMessages(walkInMessages);
  return (
    <ol className={styles.steps}>
      {messages.steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps stay in their places, whatever authors call them
        <li key={index} className={styles.step} {...(index === current && { 'aria-current': 'step' })}>
          {step}
        </li>
      ))}
    </ol>
  );
}
