import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** Whether it has less room around its content, as one of many in a list. */
  readonly dense?: boolean;
}

/** A raised surface. Give it `role` and a name when it is more than decoration. */
export function Card({ dense = false, ...rest }: CardProps) {
  return <div {...rest} className={dense ? `${styles.card} ${styles.dense}` : styles.card} />;
}
