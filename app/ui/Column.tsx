import type { ReactNode } from 'react';
import styles from './Column.module.css';

/** The one column in which guests read and answer, from the page's left edge on. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
);
