import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CanceledAppointment } from '../../api/index.ts';
import { FailureNumber, useAppServices, useFailureMessage, useUnlessOffline } from '../../app-services/index.ts';
import type { Canceled } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';
import { cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { canceledState, useEndMoveOnEntry } from '../../reservation/index.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Column } from '../../ui/Column.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { CallUs } from './CallUs.tsx';
import { CancelAction } from './CancelAction.tsx';
import { FoundVisit } from './FoundVisit.tsx';
import { useLookup } from './useLookup.ts';

interface MailLinkProps {
  readonly id: string;
  readonly code: string;
  readonly links: Pick<Links, 'main' | 'dietitian' | 'result' | 'canceled'>;
}

/**
 * The page for the link in a mail, with what is known of its appointment. Opening it changes nothing: only the dialog's
 * button cancels. The frame takes its address out of the history (`HideMailLink`).
 */
export function MailLink({ id, code, links }: MailLinkProps) {
  const messages = useMessages(cancelMessages).link;
  useEndMoveOnEntry();
  const lookup = useLookup(id, code);
  const failed = useUnlessOffline(messages.failed.text);
  const busy = useFailureMessage({ status: 503, failure: 'busy' });
  switch (lookup.status) {
    case 'loading':
      return <Loading>{messages.loading}</Loading>;
    case 'notFound':
      return <CallUs {...messages.notFound} />;
    case 'found':
      return <FoundVisit found={lookup.found} id={id} code={code} links={links} />;
    case 'unknown':
      return <UnknownVisit id={id} code={code} links={links} />;
    case 'failed':
      return (
        <UnknownVisit id={id} code={code} links={links}>
          <Alert name="lookupFailed" kind="error" title={messages.failed.title} live>
            <p>{lookup.isBusy ? `${busy.title} ${busy.text}` : failed}</p>
            <FailureNumber call={lookup.call} />
            <Button variant="secondary" onClick={lookup.again}>
              {messages.failed.action}
            </Button>
          </Alert>
        </UnknownVisit>
      );
  }
}

interface UnknownVisitProps extends MailLinkProps {
  /** Explains why nothing is known, if another try may help. */
  readonly children?: ReactNode;
}

/** The page for an appointment about which nothing is known, and which the link can cancel. */
function UnknownVisit({ id, code, links, children }: UnknownVisitProps) {
  const { link: messages, yours } = useMessages(cancelMessages);
  const { journey } = useAppServices();
  const navigate = useNavigate();
  const leave = (_id: string, reply?: CanceledAppointment) => {
    const canceled = reply && readCanceled(reply);
    if (canceled) journey.dispatch({ type: 'canceled', ...canceled });
    const businessName = reply?.businessName;
    void navigate(links.canceled, { replace: true, state: canceledState(businessName ? { businessName } : {}) });
  };
  return (
    <Column>
      <h1>{messages.unknown.headline}</h1>
      {children}
      <p>{messages.unknown.text}</p>
      <CancelAction choices={[{ id, confirmCode: code, label: yours }]} onCanceled={leave} />
    </Column>
  );
}

/** The canceled appointment as the reply to its cancellation describes it; undefined where that is not enough. */
export function readCanceled({ id, businessName, providerId, dateTime }: CanceledAppointment): Canceled | undefined {
  if (businessName === undefined || providerId === undefined || dateTime === undefined) return undefined;
  const { value: timestamp, timezone } = dateTime;
  return {
    appointments: [{ id, timestamp, timezone, services: [] }],
    provider: { providerId, businessName, timezone },
  };
}
