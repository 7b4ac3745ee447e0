import type { ButtonHTMLAttributes } from 'react';
import { Spinner } from '../alerts/Spinner.tsx';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly look?: ButtonLook;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Work is under way: the button keeps focus and name, shows a spinner and does nothing. */
  readonly busy?: boolean;
}

export function Button({ look = 'primary', wide = false, busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, wide)}
      {...(busy ? { 'aria-disabled': true } : {})}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner small />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
