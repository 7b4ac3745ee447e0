import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppWiring } from '../../wiring/index.ts';
import type { RouteName } from '../paths.ts';

/** What the link of a mail leads to is kept out of analytics (CANCEL-10). */
const unreported: RouteName = 'cancel';

/** Tells of each screen that the guest comes to, by the name of its route. */
export function useNavigationReport(name: RouteName | undefined): void {
  const { analytics } = useAppWiring();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same route is another screen
  useEffect(() => {
    if (name === unreported) return;
    analytics.report({ type: 'navigation', screen: name ?? 'notFound' });
  }, [analytics, name, pathname]);
}
