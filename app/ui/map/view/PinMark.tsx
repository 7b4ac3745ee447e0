import styles from './PinMark.module.css';

export interface PinMarkProps {
  readonly number: number;
  readonly active: boolean;
}

/** The look of a pin: a numbered drop whose tip is on its place. The active one is larger and has another colour. */
export function PinMark({ number, active }: PinMarkProps) {
  return (
    <span className={active ? `${styles.mark} ${styles.active}` : styles.mark} aria-hidden="true">
      <svg viewBox="0 0 34 42" className={styles.shape} aria-hidden="true">
        <path d="M17 41C13 34 2 28 2 17a15 15 0 0 1 30 0c0 11-11 17-15 24Z" />
      </svg>
      <span className={styles.number}>{number}</span>
    </span>
  );
}
