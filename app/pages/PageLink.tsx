import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageLinks } from './PageLinks.ts';

export interface PageLinkProps {
  readonly href: string;
  readonly screens: PageLinks;
  readonly children: ReactNode;
}

/** A link of a page: to one of our own screens without a page load, else as any link. */
export function PageLink({ href, screens, children }: PageLinkProps) {
  return Object.values(screens).includes(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
