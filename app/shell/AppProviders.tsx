import { type ReactNode, useCallback } from 'react';
import { ContentProvider } from '#engine/react';
import type { AlertName } from '../analytics/Analytics.ts';
import { type AppServices, AppServicesContext } from '../app-services/index.ts';
import { MessagesContext } from '../messages/useMessages.ts';
import { AlertReport } from '../ui/alerts/AlertReport.ts';

/** The contexts above the routes. */
export function AppProviders({
  appServices,
  children,
}: {
  readonly appServices: AppServices;
  readonly children: ReactNode;
}) {
  const { analytics, content, messages } = appServices;
  const reportAlert = useCallback((alert: AlertName) => analytics.report({ type: 'alert', alert }), [analytics]);
  return (
    <AppServicesContext value={appServices}>
      <AlertReport value={reportAlert}>
        <ContentProvider loader={content.loader}>
          <MessagesContext value={messages}>{children}</MessagesContext>
        </ContentProvider>
      </AlertReport>
    </AppServicesContext>
  );
}
