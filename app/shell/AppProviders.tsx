import { type ReactNode, useCallback } from 'react';
import { ContentProvider } from '#engine/react';
import type { AlertName } from '../analytics/Analytics.ts';
import { MessagesContext } from '../messages/useMessages.ts';
import { AlertReport } from '../ui/alerts/AlertReport.ts';
import { type AppWiring, AppWiringContext } from '../wiring/index.ts';

/** The contexts above the routes. */
export function AppProviders({ wiring, children }: { readonly wiring: AppWiring; readonly children: ReactNode }) {
  const { analytics, content, messages } = wiring;
  const reportAlert = useCallback((alert: AlertName) => analytics.report({ type: 'alert', alert }), [analytics]);
  return (
    <AppWiringContext value={wiring}>
      <AlertReport value={reportAlert}>
        <ContentProvider loader={content.loader}>
          <MessagesContext value={messages}>{children}</MessagesContext>
        </ContentProvider>
      </AlertReport>
    </AppWiringContext>
  );
}
