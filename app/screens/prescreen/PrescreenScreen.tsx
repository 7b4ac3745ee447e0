import { useCallback, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { contentMessages } from '../../messages/content.ts';
import { prescreenMessages } from '../../messages/prescreen.ts';
import { useReleaseOnEntry } from '../../reservation/index.ts';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { useAppWiring, useCriteria } from '../../wiring/index.ts';
import { type OpenedPrescreen, openPrescreen, type PrescreenFailure } from './openPrescreen.ts';
import { PrescreenFailed } from './PrescreenFailed.tsx';
import type { PrescreenLinks } from './PrescreenLinks.ts';
import styles from './PrescreenScreen.module.css';
import { PrescreenStep, type PrescreenStepProps } from './PrescreenStep.tsx';
import { type PrescreenStart, usePrescreenStart } from './usePrescreenStart.ts';

interface PrescreenProps extends Omit<PrescreenStepProps, 'opened'> {
  /** Asks once more, by what it is given. */
  readonly onRetry: (again: () => void) => void;
}

/** What is asked before a search shows its results (PRESCREEN-1). */
export function PrescreenScreen({ links }: { readonly links: PrescreenLinks }) {
  useReleaseOnEntry();
  const criteria = useCriteria();
  const start = usePrescreenStart(criteria);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that asks once more goes away with what it stands below.
  const retry = useCallback((again: () => void) => {
    heading.current?.focus();
    again();
  }, []);
  if (start.status === 'none') return <Navigate to={links.main} state={navigationState(criteria)} replace />;
  return (
    <div className={styles.screen}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {prescreenMessages.heading}
        </h1>
        {start.status === 'ready' && <p className={styles.service}>{start.service.category}</p>}
      </div>
      {start.status === 'loading' && <Loading>{contentMessages.questionsLoading}</Loading>}
      {start.status === 'failed' && <PrescreenFailed failure="issue" onRetry={() => retry(start.again)} />}
      {start.status === 'ready' && (
        <Prescreen
          key={`${start.type}/${start.service.id}`}
          start={start}
          criteria={criteria}
          links={links}
          onRetry={retry}
        />
      )}
    </div>
  );
}

/** The prescreen of one service. */
function Prescreen({ start, criteria, links, onRetry }: PrescreenProps) {
  const reading = useOpenedPrescreen(start);
  if (reading.status === 'loading') return <Loading>{contentMessages.questionsLoading}</Loading>;
  if (reading.status === 'failed')
    return <PrescreenFailed failure={reading.failure} onRetry={() => onRetry(reading.again)} />;
  return <PrescreenStep opened={reading.opened} start={start} criteria={criteria} links={links} />;
}

type PrescreenReading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly opened: OpenedPrescreen }
  | { readonly status: 'failed'; readonly failure: PrescreenFailure; readonly again: () => void };

/**
 * The prescreen of a service, read when the screen opens and dropped when it is left. `start` counts as it is at first: a
 * later answer to the same calls does not take the form away.
 */
function useOpenedPrescreen(start: PrescreenStart): PrescreenReading {
  const wiring = useAppWiring();
  const [first] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<PrescreenReading>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    setReading({ status: 'loading' });
    void openPrescreen(wiring, first, controller.signal).then((opening) => {
      if (controller.signal.aborted) return;
      if (opening.ok) setReading({ status: 'ready', opened: opening.opened });
      else setReading({ status: 'failed', failure: opening.failure, again: () => setAttempt(attempt + 1) });
    });
    return () => controller.abort();
  }, [wiring, first, attempt]);
  return reading;
}
