import type { StepPlan } from '#engine';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { breakpoints, useBreakpoint } from '../../../ui/breakpoints.ts';
import styles from './FormIntro.module.css';

interface Before {
  readonly minutes: number;
  readonly ready: readonly string[];
}

/** What the configuration says of the form before it begins (WIZARD-22); undefined where it says nothing. */
export function readBefore({ hints: { before } }: Pick<StepPlan, 'hints'>): Before | undefined {
  if (typeof before !== 'object' || before === null || !('minutes' in before) || !('ready' in before)) return undefined;
  const { minutes, ready } = before;
  if (typeof minutes !== 'number' || !Array.isArray(ready)) return undefined;
  return { minutes, ready: ready.filter((one) => typeof one === 'string') };
}

/** How long the form takes and what to have at hand: one line on a narrow screen, which opens the list. */
export function FormIntro({ step }: { readonly step: Pick<StepPlan, 'hints'> }) {
  const messages = useMessages(bookingMessages).before;
  const isNarrow = useBreakpoint() < breakpoints.tablet;
  const before = readBefore(step);
  if (!before) return null;
  return (
    <details className={styles.intro} open={!isNarrow}>
      <summary className={styles.line}>
        <span className={styles.minutes}>{fillTemplate(messages.minutes, { n: before.minutes })}</span>
        <span className={styles.more}>{messages.ready}</span>
      </summary>
      <ul className={styles.list}>
        {before.ready.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </details>
  );
}
