import { createContext, useContext, useEffect } from 'react';
import type { AlertName } from '../../analytics/Analytics.ts';

/** Called for each message and dialog that is shown. The composition root provides one that reports to analytics. */
export const AlertReport = createContext<(alert: AlertName) => void>(() => undefined);

/** @param alert what is shown now; undefined while nothing is */
export function useAlertReport(alert: AlertName | undefined): void {
  const report = useContext(AlertReport);
  useEffect(() => {
    if (alert !== undefined) report(alert);
  }, [report, alert]);
}
