import { ProgressBar } from '#engine/react';
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
      <ProgressBar step={step} steps={total} />
    </div>
  );
}
