import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { noAnalytics } from '../../analytics/Analytics.ts';
import { cancelMessages } from '../../messages/cancelMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AlertReport } from '../../ui/alerts/AlertReport.ts';
import { AppWiringContext, useAppWiring } from '../../wiring/index.ts';
import { CallUs } from './CallUs.tsx';
import type { CancelLinks } from './CancelLinks.ts';
import { MailLink } from './MailLink.tsx';

const ignoreAlert = () => undefined;

/** The page that the link in the confirmation mail opens. Without an id or a code it only explains how to cancel. */
export function CancelScreen({ links }: { readonly links: CancelLinks }) {
  const messages = useMessages(cancelMessages);
  const { id, code } = useParams();
  return (
    <Unreported>
      {id === undefined || code === undefined ? (
        <CallUs {...messages.link.missing} />
      ) : (
        <MailLink key={`${id}/${code}`} id={id} code={code} links={links} />
      )}
    </Unreported>
  );
}

/** Reports nothing that happens in it to analytics (CANCEL-10). */
function Unreported({ children }: { readonly children: ReactNode }) {
  const wiring = useAppWiring();
  const quiet = useMemo(() => ({ ...wiring, analytics: noAnalytics }), [wiring]);
  return (
    <AppWiringContext value={quiet}>
      <AlertReport value={ignoreAlert}>{children}</AlertReport>
    </AppWiringContext>
  );
}
