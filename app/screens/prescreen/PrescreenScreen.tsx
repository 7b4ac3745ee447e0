import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { FailedCall } from '../../api/index.ts';
import {
  FailureNumber,
  Redirect,
  useAppServices,
  useAsyncResource,
  useCriteria,
  useFailureMessage,
  useJourney,
  useWhenOnline,
  useWithOffline,
} from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { prescreenMessages } from '../../messages/generated/prescreenMessages.ts';
import { contentMessages, siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useReleaseOnEntry } from '../../reservation/index.ts';
import { type Retry, RetryNotice, useRetry } from '../../ui/alerts/RetryNotice.tsx';
import { Column } from '../../ui/Column.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './PrescreenScreen.module.css';
import { PrescreenStep, type PrescreenStepProps } from './PrescreenStep.tsx';
import { openPrescreen, type PrescreenFailure } from './state/openPrescreen.ts';
import { prescreenKey, usePrescreenStart } from './state/usePrescreenStart.ts';

interface PrescreenProps extends Omit<PrescreenStepProps, 'opened'> {
  readonly onRetry: Retry['retry'];
}

interface PrescreenScreenProps {
  readonly links: Pick<Links, 'main' | 'benefitCodes' | 'prescreen' | 'result'>;
}

/** What is asked before a search shows its results (PRESCREEN-1). */
export function PrescreenScreen({ links }: PrescreenScreenProps) {
  const { questionsLoading } = useMessages(contentMessages);
  const messages = useMessages(prescreenMessages);
  useReleaseOnEntry();
  const criteria = useCriteria();
  const start = usePrescreenStart(criteria);
  const { heading, retry } = useRetry();
  if (start.status === 'none') return <Navigate to={links.main} state={navigationState(criteria)} replace />;
  if (start.status === 'codeNeeded') {
    // The code leads to the search form, and that leads here again with this service.
    const { name: type, id } = start.service;
    return <Redirect to={links.benefitCodes} state={navigationState({ ...criteria, type, serviceIds: [id] })} />;
  }
  return (
    <Column>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {messages.heading}
        </h1>
        {start.status === 'ready' && <p className={styles.service}>{start.service.category}</p>}
      </div>
      {start.status === 'loading' && <Loading>{questionsLoading}</Loading>}
      {start.status === 'failed' && (
        <PrescreenFailed failure="issue" call={start.call} onRetry={() => retry(start.again)} />
      )}
      {start.status === 'ready' && (
        <Prescreen key={prescreenKey(start)} start={start} criteria={criteria} links={links} onRetry={retry} />
      )}
    </Column>
  );
}

/**
 * The prescreen of one service. It is opened with the first `start` only, so that a later answer to the same calls does
 * not take the form away.
 */
function Prescreen({ start, criteria, links, onRetry }: PrescreenProps) {
  const messages = useMessages(contentMessages);
  const appServices = useAppServices();
  const [first] = useState(start);
  const key = prescreenKey(start);
  const hasAnswers = useJourney(({ prescreen }) => prescreen?.key === key);
  const reading = useAsyncResource(
    useCallback((signal) => openPrescreen(appServices, first, signal), [appServices, first]),
  );
  if (reading.status === 'loading') return <Loading>{messages.questionsLoading}</Loading>;
  if (reading.status === 'failed')
    return <PrescreenFailed failure={reading.failure} hasAnswers={hasAnswers} onRetry={() => onRetry(reading.again)} />;
  return <PrescreenStep opened={reading.opened} start={start} criteria={criteria} links={links} />;
}

interface PrescreenFailedProps {
  readonly failure: PrescreenFailure;
  /** The call that failed; undefined where it was a document. */
  readonly call?: FailedCall | undefined;
  /** Whether the guest has given answers to this prescreen, which a reload would lose. */
  readonly hasAnswers?: boolean;
  readonly onRetry: () => void;
}

/** Shown when the prescreen cannot be asked. */
function PrescreenFailed({ failure, call, hasAnswers = false, onRetry }: PrescreenFailedProps) {
  const { noQuestions, retry } = useMessages(prescreenMessages);
  const { questionsFailed } = useMessages(contentMessages);
  const { broken } = useMessages(siteMessages);
  const connection = useFailureMessage(undefined, hasAnswers);
  const texts = { connection: '', questions: questionsFailed, noQuestions, issue: broken.text };
  const own = useWithOffline(texts[failure]);
  const message = failure === 'connection' ? `${connection.title} ${connection.text}` : own;
  useWhenOnline(onRetry);
  return (
    <RetryNotice name="prescreenFailed" text={message} action={retry} onRetry={onRetry}>
      <FailureNumber call={call} />
    </RetryNotice>
  );
}
