import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { initialQuestions, type QuestionnairePlan, type QuestionsAction, reduceQuestions } from '#engine';
import { wizardMessages as english, messageCatalogue } from '#engine/messages/en';
import { Questionnaire, type QuestionnaireMessages } from '#engine/react';
import { eligibilityStep } from '../../../analytics/Analytics.ts';
import { useAppServices } from '../../../app-services/index.ts';
import { prescreenMessages } from '../../../messages/generated/prescreenMessages.ts';
import { siteMessages } from '../../../messages/generated/siteMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { formWidgets } from '../../../widgets/formWidgets.ts';
import { questionIndex, stepAnswers } from '../state/prescreenSteps.ts';
import type { Prescreen } from '../state/usePrescreen.ts';
import styles from './QuestionsStep.module.css';

interface QuestionsStepProps {
  readonly prescreen: Prescreen;
  /** What a guest who is not eligible can do instead. */
  readonly alternatives: ReactNode;
  /** Goes to a page of the prescreen, counted from 0: those of the questions come after those of the forms. */
  readonly onGo: (page: number) => void;
  /** Goes to what came before the questions. */
  readonly onBack: () => void;
  readonly onFinish: () => void;
}

/** How long the guest can read that they are eligible before the results come, in milliseconds. */
const pause = 1_500;

/** The questions that find out whether the guest may go on. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { questions } = props.prescreen.opened.plan;
  return questions ? <Questions {...props} plan={questions} /> : null;
}

interface QuestionsProps extends QuestionsStepProps {
  readonly plan: QuestionnairePlan;
}

function Questions({ prescreen, plan, alternatives, onGo, onBack, onFinish }: QuestionsProps) {
  const { analytics } = useAppServices();
  const messages = useQuestionsMessages();
  const { opened, state: whole, steps, latest, keep } = prescreen;
  const { context } = opened;
  const first = steps.path.length;
  const outerScope = useMemo(() => ({ steps: stepAnswers(steps.path), context }), [steps, context]);
  const start = useMemo(() => initialQuestions(plan, outerScope), [plan, outerScope]);
  const state = whole.questions ?? start;
  const dispatch = useCallback(
    (action: QuestionsAction) => {
      const before = latest().questions ?? start;
      const after = reduceQuestions(plan, before, action, outerScope);
      if (after === before) return;
      // Neither the question nor its answer: both may be about the guest's health.
      if (after.refusals !== before.refusals)
        analytics.report({
          type: 'constraintError',
          stepId: eligibilityStep,
          keyword: after.phase === 'ineligible' ? 'ineligible' : 'unanswered',
        });
      keep({ questions: after });
      if (after.position !== before.position) onGo(first + questionIndex(plan, after, outerScope));
    },
    [analytics, plan, outerScope, start, latest, keep, onGo, first],
  );
  // Leaving reopens the last question. By the next visit the forms may have other answers, and a guest who comes back
  // from the results would be sent on again at once.
  useEffect(() => () => dispatch({ type: 'reopen' }), [dispatch]);
  useEffect(() => {
    if (state.phase !== 'eligible') return;
    const timer = window.setTimeout(onFinish, pause);
    return () => window.clearTimeout(timer);
  }, [state.phase, onFinish]);
  return (
    <>
      <p className={styles.title}>{plan.title}</p>
      <Questionnaire
        plan={plan}
        state={state}
        dispatch={dispatch}
        outerScope={outerScope}
        messages={messages}
        catalogue={messageCatalogue}
        RichText={RichText}
        widgets={formWidgets}
        alternatives={alternatives}
        onBackFromFirst={onBack}
      />
    </>
  );
}

/** The messages of the questions of a prescreen. */
export function useQuestionsMessages(): QuestionnaireMessages {
  const { notice, ineligible, eligible } = useMessages(prescreenMessages);
  const { broken } = useMessages(siteMessages);
  return useMemo(
    () => ({ ...english, notice, ineligible, eligible, noChoice: broken.text }),
    [notice, ineligible, eligible, broken],
  );
}
