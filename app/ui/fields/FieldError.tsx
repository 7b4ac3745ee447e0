import styles from './FieldError.module.css';

/** The error of one control; nothing if it has none. The control names `id` in its `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  return children === undefined ? null : (
    <p id={id} className={styles.error}>
      <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true">
        <circle cx="8" cy="8" r="7.5" fill="currentcolor" />
        <path d="M8 4v4.75M8 11.5v.25" stroke="var(--sw-color-surface)" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
