import { type ReactNode, useMemo } from 'react';
import { noAnalytics } from '../analytics/Analytics.ts';
import { AlertReport } from '../ui/AlertReport.ts';
import { AppWiringContext, useAppWiring } from '../wiring/index.ts';

const unheard = () => undefined;

/** Whatever happens in here, analytics hears nothing of it (specification, decisions: the page of the mail's link). */
export function Unreported({ children }: { readonly children: ReactNode }) {
  const wiring = useAppWiring();
  const quiet = useMemo(() => ({ ...wiring, analytics: noAnalytics }), [wiring]);
  return (
    <AppWiringContext value={quiet}>
      <AlertReport value={unheard}>{children}</AlertReport>
    </AppWiringContext>
  );
}
