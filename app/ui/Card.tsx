import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

/** A raised surface. Give it `role` and a name when it is more than decoration. */
export function Card(props: Omit<HTMLAttributes<HTMLDivElement>, 'className'>) {
  return <div {...props} className={styles.card} />;
}
