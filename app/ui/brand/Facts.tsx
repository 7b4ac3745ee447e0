import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** Two stand side by side where there is room; else each has a line of its own. */
  readonly paired?: boolean;
  /** Each a `Fact`. */
  readonly children: ReactNode;
}

interface FactProps {
  readonly term: string;
  /** Its value in a `dd`, or several. */
  readonly children: ReactNode;
}

/** Terms with their values. */
export function Facts({ paired = false, children }: FactsProps) {
  return <dl className={paired ? `${styles.facts} ${styles.paired}` : styles.facts}>{children}</dl>;
}

/** One term with its value. */
export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      {children}
    </div>
  );
}
