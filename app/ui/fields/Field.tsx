import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** The attributes that connect a native control to its label and its error, and make it look like the others. */
interface ControlAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
}

export interface FieldProps {
  /** Id of the control; links of an error summary lead to it. */
  readonly id: string;
  readonly label: string;
  /** At the end of the label's line. */
  readonly beside?: ReactNode;
  /** What to enter, at the end of the label's line. */
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A required control with its label above and its error below. */
export function Field({ id, label, beside, hint, error, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [...(hint === undefined ? [] : [hintId]), ...(error === undefined ? [] : [errorId])].join(' ');
  return (
    <div>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
        {beside}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': true,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/**
 * Moves the focus to a control, given by its id, and scrolls it to the middle of the window, where its label, its error
 * and what stays in place at the edges leave it in sight. By itself, a browser may put it at the very top.
 */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

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
