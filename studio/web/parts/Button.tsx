import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** main: what one mostly wants here. quiet: everything else. */
  readonly kind?: 'main' | 'quiet';
}

/** A small button of the studio. One that can do nothing now keeps the focus, and says so to a screen reader. */
export function Button({ kind = 'main', disabled = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(disabled && { 'aria-disabled': true })}
      className={`${styles.button} ${styles[kind] ?? ''}`}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
