import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: ButtonLook;
  readonly wide?: boolean;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ look = 'primary', wide = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(look, wide)} />;
}
