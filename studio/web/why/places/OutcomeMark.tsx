import type { Outcome } from '#engine/explain';
import styles from './OutcomeMark.module.css';
import { toneOf } from './outcomeTone.ts';

/** An outcome as a word on a tint. */
export const OutcomeMark = ({ outcome }: { readonly outcome: Outcome }) => (
  <span className={`${styles.mark} ${styles[toneOf(outcome)] ?? ''}`}>{outcome}</span>
);
