import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CanceledAppointment } from '../../api/index.ts';
import { cancelMessages } from '../../messages/cancel.ts';
import { canceledState } from '../../reservation/index.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useAppWiring, useUnlessOffline } from '../../wiring/index.ts';
import { CallUs } from './CallUs.tsx';
import { CancelAction } from './CancelAction.tsx';
import type { CancelLinks } from './CancelLinks.ts';
import styles from './CancelScreen.module.css';
import { canceledOf } from './canceledOf.ts';
import { FoundVisit } from './FoundVisit.tsx';
import { useLeaveNoTrace } from './useLeaveNoTrace.ts';
import { useLookup } from './useLookup.ts';

const words = cancelMessages.link;

export interface LinkOfMailProps {
  readonly id: string;
  readonly code: string;
  readonly links: CancelLinks;
}

/** What the mail's link is about, as far as it is known. Opening it changes nothing: only the dialog's button cancels. */
export function LinkOfMail({ id, code, links }: LinkOfMailProps) {
  useLeaveNoTrace(links.main);
  const lookup = useLookup(id, code);
  const failed = useUnlessOffline(words.failed.text);
  switch (lookup.status) {
    case 'loading':
      return <Loading>{words.loading}</Loading>;
    case 'notFound':
      return <CallUs {...words.notFound} />;
    case 'found':
      return <FoundVisit found={lookup.found} id={id} code={code} links={links} />;
    case 'unknown':
      return <UnknownVisit id={id} code={code} links={links} />;
    case 'failed':
      return (
        <UnknownVisit id={id} code={code} links={links}>
          <Alert name="lookupFailed" kind="error" title={words.failed.title} live>
            <p>{failed}</p>
            <Button look="secondary" onClick={lookup.again}>
              {words.failed.action}
            </Button>
          </Alert>
        </UnknownVisit>
      );
  }
}

interface UnknownVisitProps extends LinkOfMailProps {
  /** Why nothing is known, where that can change. */
  readonly children?: ReactNode;
}

/** The one cancellation that the link is for, and nothing that is not known. */
function UnknownVisit({ id, code, links, children }: UnknownVisitProps) {
  const { journey } = useAppWiring();
  const navigate = useNavigate();
  const leave = (_id: string, reply?: CanceledAppointment) => {
    const canceled = reply && canceledOf(reply);
    if (canceled) journey.dispatch({ type: 'canceled', ...canceled });
    const businessName = reply?.businessName;
    void navigate(links.canceled, { replace: true, state: canceledState(businessName ? { businessName } : {}) });
  };
  return (
    <div className={styles.page}>
      <h1>{words.unknown.headline}</h1>
      {children}
      <p>{words.unknown.text}</p>
      <CancelAction choices={[{ id, confirmCode: code, label: cancelMessages.yours }]} onCanceled={leave} />
    </div>
  );
}
