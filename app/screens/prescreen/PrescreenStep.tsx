import { prescreenMessages } from '../../messages/generated/prescreenMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import '#engine/look.css';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useJourney } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './PrescreenStep.module.css';
import type { OpenedPrescreen } from './state/openPrescreen.ts';
import { prescreenProgress } from './state/prescreenSteps.ts';
import { usePrescreen } from './state/usePrescreen.ts';
import { type PrescreenStart, prescreenKey } from './state/usePrescreenStart.ts';
import { Alternatives } from './steps/Alternatives.tsx';
import { FormStep } from './steps/FormStep.tsx';
import { QuestionsStep } from './steps/QuestionsStep.tsx';
import { StepCount } from './steps/StepCount.tsx';
import { useFinish } from './steps/useFinish.ts';
import { usePrescreenPages } from './usePrescreenPages.ts';

export interface PrescreenStepProps {
  readonly opened: OpenedPrescreen;
  readonly start: PrescreenStart;
  readonly criteria: SearchCriteria;
  readonly links: Pick<Links, 'main' | 'prescreen' | 'result'>;
}

/** The step that the address names, or the next uncompleted one; in the questions, the one that the guest is at. */
export function PrescreenStep({ opened, start, criteria, links }: PrescreenStepProps) {
  const navigate = useNavigate();
  const prescreen = usePrescreen(opened, prescreenKey(start));
  const [hasNoSearch, setHasNoSearch] = useState(false);
  const onNoSearch = useCallback(() => setHasNoSearch(true), []);
  const finish = useFinish(prescreen, start, criteria, { result: links.result, onNoSearch });
  const { page, goTo } = usePrescreenPages(prescreen, links, criteria);
  // Back from the first page leads to main.
  const go = useCallback(
    (to: number) => (to < 0 ? void navigate(links.main, { state: navigationState(criteria) }) : goTo(to)),
    [navigate, links, criteria, goTo],
  );
  const { path } = prescreen.steps;
  const step = Math.min(page, path.length);
  const view = useStepFocus(step);
  const { done, total } = prescreenProgress(opened.plan, prescreen.state, prescreen.steps, page, opened.context);
  const most = useMost(total, JSON.stringify(prescreen.state.wizard?.answers));
  // The answers of another page may lead to a search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins anew
  useEffect(() => setHasNoSearch(false), [page]);
  const alternatives = <Alternatives main={links.main} criteria={criteria} />;
  if (hasNoSearch) return <NoSearchNotice alternatives={alternatives} />;
  const form = path[step];
  return (
    <div className={styles.step} ref={view}>
      {page === 0 && <AnswersGone prescreen={prescreen.state.key} />}
      {!opened.plan.hideStepCount && <StepCount step={done} total={most} />}
      <Card>
        {form ? (
          <FormStep prescreen={prescreen} page={form} onGo={go} onFinish={finish} />
        ) : (
          <QuestionsStep
            prescreen={prescreen}
            alternatives={alternatives}
            onGo={goTo}
            onBack={() => go(step - 1)}
            onFinish={finish}
          />
        )}
      </Card>
    </div>
  );
}

/**
 * The most questions that there were so far. A guest who changes an answer may have fewer ahead, but a total that shrinks
 * looks like a mistake.
 *
 * @param forms the answers of the forms, with which other questions may begin
 */
function useMost(total: number, forms: string): number {
  const [most, setMost] = useState({ total, forms });
  const now = most.forms === forms ? Math.max(most.total, total) : total;
  if (most.forms !== forms || most.total !== now) setMost({ total: now, forms });
  return now;
}

/** Explains above a prescreen that starts again, as after a reload, that its fields are not empty by mistake. */
function AnswersGone({ prescreen }: { readonly prescreen: string }) {
  const messages = useMessages(prescreenMessages);
  const isShown = useJourney(({ prescreenGone }) => prescreenGone === prescreen);
  if (!isShown) return null;
  return (
    <Alert name="answersGone" kind="info">
      <p>{messages.answersGone}</p>
    </Alert>
  );
}

/** The end of a prescreen whose answers lead to no search, with other ways to go on. */
function NoSearchNotice({ alternatives }: { readonly alternatives: ReactNode }) {
  const messages = useMessages(prescreenMessages);
  const alert = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, so the alert takes the focus.
  useEffect(() => alert.current?.focus(), []);
  return (
    <Card>
      <Alert name="prescreenFailed" kind="error" live ref={alert}>
        <p>{messages.noQuestions}</p>
      </Alert>
      {alternatives}
    </Card>
  );
}

/**
 * Moves the focus to the heading of a step when the guest comes to it from another step. On the first one that is
 * shown, the shell sets the focus.
 */
function useStepFocus(step: number): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step || view.current === null) return;
    last.current = step;
    view.current.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);
  return view;
}
