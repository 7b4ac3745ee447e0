import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from './Button.tsx';

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant = 'primary', wide = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, wide)} />;
}
