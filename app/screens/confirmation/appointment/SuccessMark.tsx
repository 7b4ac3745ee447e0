import styles from './SuccessMark.module.css';

/** A check mark beside a headline that has the same meaning. */
export const SuccessMark = () => (
  <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
    <circle cx="24" cy="24" r="24" fill="currentcolor" />
    <path d="m14 24.5 7 7 13.5-15" fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
