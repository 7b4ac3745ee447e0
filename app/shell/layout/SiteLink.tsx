import { type ReactNode, useMemo } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { routes } from '../routes/paths.ts';

export interface SiteLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link of the site frame. One to our own screens needs no page load. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const leadsToScreen = useMemo(() => isScreen(href), [href]);
  return leadsToScreen ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Most links of a frame begin unlike any screen's address, so that the router need not compile its pattern. */
function isScreen(href: string): boolean {
  const [pathname = ''] = href.toLowerCase().split(/[?#]/);
  return Object.values(routes).some(
    ({ pattern }) => pathname.startsWith(pattern.split('/:')[0] ?? '') && matchPath(pattern, pathname) !== null,
  );
}
