import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../app-services/index.ts';
import type { RouteName } from '../routes/paths.ts';

/**
 * On each change of the path, scrolls to the top and moves the focus to the first heading, so that keyboard and screen
 * reader start where the eye does. The first page of a visit and a new state of the same page are left alone.
 *
 * @param isMissing whether the screen, and with it what had the focus, has given way to the page for a missing one
 */
export function useArrival(main: () => HTMLElement | null, isMissing: boolean): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    focusHeading(main());
  }, [pathname, main]);
  useEffect(() => {
    if (isMissing) focusHeading(main());
  }, [isMissing, main]);
}

function focusHeading(main: HTMLElement | null): void {
  const { activeElement } = document;
  if (main === null || isInside(main, activeElement)) {
    // The screen has set the focus itself.
    activeElement?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const target = main.querySelector('h1') ?? main;
  if (target !== main) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const isInside = (main: HTMLElement, element: Element | null): boolean => main !== element && main.contains(element);

/** The route of the link in a mail, which is kept out of analytics (CANCEL-10), also without an id and a code. */
const unreported = 'cancel' satisfies RouteName;

/** Reports each screen that the guest comes to, by the name of its route. */
export function useNavigationReport(name: RouteName | undefined): void {
  const { analytics } = useAppServices();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same route is another screen
  useEffect(() => {
    if (name === unreported) return;
    analytics.report({ type: 'navigation', screen: name ?? 'notFound' });
  }, [analytics, name, pathname]);
}
