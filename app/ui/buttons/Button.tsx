import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from '../Loading.tsx';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Work is under way: the button keeps focus and name, shows a spinner and does nothing. */
  readonly busy?: boolean;
}

export function Button({ variant = 'primary', wide = false, busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, wide)}
      {...(busy ? { 'aria-disabled': true } : {})}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner small />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

/**
 * primary: the main action of a screen. secondary: another action. quiet: an action that must not compete with them.
 * danger: the last step of what cannot be taken back.
 */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The classes of a button or of a link that looks like one. */
function buttonClass(variant: ButtonVariant, wide: boolean): string {
  return [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant = 'primary', wide = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, wide)} />;
}
