import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject, WizardPlan, WizardState } from '#engine';
import { messageCatalogue, questionnaireMessages, wizardMessages } from '#engine/messages/en';
import { Questionnaire, Stepper, useWizard, WizardForm } from '#engine/react';
import { RichText } from '../../../app/ui/rich-text/RichText.tsx';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { useDeskState } from '../desk/useDesk.ts';
import { Button } from '../parts/Button.tsx';
import { type Tab, Tabs } from '../parts/Tabs.tsx';
import { RequestView } from '../request/RequestView.tsx';
import { useWhy } from '../why/useWhy.ts';
import { WhyView } from '../why/WhyView.tsx';
import styles from './Live.module.css';
import { LiveStage } from './LiveStage.tsx';
import type { LivePlan } from './plan/LivePlan.ts';
import { stepAt } from './plan/stepAt.ts';
import type { Situation } from './situation/Situation.ts';
import type { Settings } from './situation/situationContext.ts';
import { type LiveAnswers, useLiveAnswers } from './useLiveAnswers.ts';
import { type LiveTab, useLiveTab } from './useLiveTab.ts';

/** The map and what places it are fetched when they are first asked for. */
const MapView = lazy(async () => ({ default: (await import('../map/MapView.tsx')).MapView }));

interface LiveProps {
  readonly plan: LivePlan;
  readonly context: JsonObject;
  readonly situation: Situation;
  readonly settings: Settings;
  readonly isPhone: boolean;
  readonly onPhone: (isPhone: boolean) => void;
}

/** A plan that is being answered, and what the answers lead to. */
export function Live({ plan, context, situation, settings, isPhone, onPhone }: LiveProps) {
  const answers = useLiveAnswers(plan, context, situation.network);
  const [tab, setTab] = useLiveTab();
  const why = useWhy(setTab);
  const tabs: readonly Tab<LiveTab>[] = [
    { name: 'page', label: 'Page' },
    ...(plan.books ? [{ name: 'request', label: 'Request' } as const] : []),
    { name: 'why', label: 'Why?' },
    { name: 'map', label: 'Map' },
  ];
  const chosen = tabs.some(({ name }) => name === tab) ? tab : 'page';
  const asked = { plan, answers, context };
  return (
    <Tabs label="Views of the page" tabs={tabs} chosen={chosen} onChoose={setTab}>
      {chosen === 'page' && (
        <LiveStage {...asked} why={why} isPhone={isPhone} onPhone={onPhone}>
          <Asked {...asked} />
        </LiveStage>
      )}
      {chosen === 'why' && <WhyView {...asked} place={why.place} onPlace={why.ask} isCalled={why.isCalled} />}
      {chosen === 'map' && (
        <Suspense fallback={<p className={styles.over}>Drawing the map …</p>}>
          <MapView {...asked} />
        </Suspense>
      )}
      {chosen === 'request' && plan.wizard && answers.wizard && (
        <RequestView
          plan={plan.wizard}
          state={answers.wizard}
          context={context}
          situation={situation}
          settings={settings}
          onWhy={(place) => {
            why.ask(place);
            setTab('why');
          }}
        />
      )}
    </Tabs>
  );
}

interface AskedProps {
  readonly plan: LivePlan;
  readonly answers: LiveAnswers;
  readonly context: JsonObject;
}

function Asked({ plan, answers, context }: AskedProps) {
  const { wizard, questions, isAtQuestions, outerScope, serviceIds } = answers;
  if (isAtQuestions && plan.questions && questions)
    return (
      <>
        <p className={styles.over}>{plan.questions.title}</p>
        <Questionnaire
          plan={plan.questions}
          state={questions}
          dispatch={answers.ask}
          outerScope={outerScope}
          messages={questionnaireMessages}
          catalogue={messageCatalogue}
          RichText={RichText}
          widgets={formWidgets}
          {...(plan.wizard && { onBackFromFirst: () => answers.act({ type: 'submitFailed' }) })}
        />
        {questions.phase === 'eligible' && <Services ids={serviceIds} />}
      </>
    );
  if (!plan.wizard || !wizard) return <p>There is nothing to answer here.</p>;
  if (wizard.phase === 'submitting')
    return (
      <div className={styles.sent} role="status">
        <h2>{plan.books ? 'This would be sent' : 'The forms are done'}</h2>
        {plan.books ? <p>The request has its own view beside “Page”.</p> : <Services ids={serviceIds} />}
        <Button onClick={() => answers.act({ type: 'submitFailed' })}>Back to the form</Button>
      </div>
    );
  return <Form plan={plan.wizard} state={wizard} answers={answers} context={context} />;
}

/** Where a prescreen leads. */
function Services({ ids }: { readonly ids: readonly number[] }) {
  const services = useDeskState((state) => state.services);
  if (ids.length === 0) return null;
  const names = ids.map((id) => services.find((service) => service.id === id)?.name ?? String(id));
  return <p className={styles.over}>Leads to: {names.join(', ')}</p>;
}

interface FormProps extends Omit<AskedProps, 'plan'> {
  readonly plan: WizardPlan;
  readonly state: WizardState;
}

function Form({ plan, state, answers, context }: FormProps) {
  const { act, hasFailed } = answers;
  const wizard = useWizard(plan, state, act, context);
  const messages = useMemo(() => ({ ...wizardMessages }), []);
  const jumps = useCaretPage(plan, answers);
  return (
    <>
      <Stepper wizard={wizard} messages={messages} />
      <WizardForm
        // A jump to the caret's page is none of the guest's: the focus stays in the editor.
        key={jumps}
        wizard={wizard}
        messages={messages}
        catalogue={messageCatalogue}
        RichText={RichText}
        widgets={formWidgets}
        message={
          hasFailed && (
            <p className={styles.failed} role="alert">
              The network fails, as chosen above. Guests are told so and can try again.
            </p>
          )
        }
      />
    </>
  );
}

/** Goes to the page that the author has chosen in the tree; how often it has. */
function useCaretPage(plan: WizardPlan, { act }: LiveAnswers): number {
  const aim = useDeskState((state) => state.aim);
  const [jumps, setJumps] = useState(0);
  const done = useRef<typeof aim>(undefined);
  // Before the page is seen: a later jump would take back what the author has answered meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another aim leads elsewhere
  useLayoutEffect(() => {
    if (aim === undefined || done.current === aim) return;
    const at = stepAt(plan, aim);
    // A place that was written just now is in the next plan.
    if (at === undefined) return;
    done.current = aim;
    setJumps((times) => times + 1);
    act({ type: 'goTo', ...at });
  }, [aim, plan]);
  return jumps;
}
