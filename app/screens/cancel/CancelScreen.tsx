import { type ReactNode, useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { noAnalytics } from '../../analytics/Analytics.ts';
import { AppServicesContext, useAppServices, useJourney } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AlertReport } from '../../ui/alerts/AlertReport.ts';
import { CallUs } from './CallUs.tsx';
import { MailLink } from './MailLink.tsx';

const ignoreAlert = () => undefined;

interface CancelScreenProps {
  readonly links: Pick<Links, 'main' | 'dietitian' | 'result' | 'cancel' | 'cancelHelp' | 'canceled'>;
}

/**
 * The page that the link in the confirmation mail opens. Without an id or a code it only explains how to cancel, unless
 * the guest comes back from the times of a move: then it is the page of the link again.
 */
export function CancelScreen({ links }: CancelScreenProps) {
  const messages = useMessages(cancelMessages);
  const { id, code } = useParams();
  const move = useJourney((journey) => journey.move);
  if (id === undefined && move) return <Navigate to={links.cancel(move.id, move.confirmCode)} replace />;
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
  const appServices = useAppServices();
  const quiet = useMemo(() => ({ ...appServices, analytics: noAnalytics }), [appServices]);
  return (
    <AppServicesContext value={quiet}>
      <AlertReport value={ignoreAlert}>{children}</AlertReport>
    </AppServicesContext>
  );
}
