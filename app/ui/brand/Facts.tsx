import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** Whether two facts are side by side where there is room; otherwise each has its own line. */
  readonly paired?: boolean;
  /** `Fact` elements. */
  readonly children: ReactNode;
}

interface FactProps {
  readonly term: string;
  /** One or more `dd` elements with its value. */
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
