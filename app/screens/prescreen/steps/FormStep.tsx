import { useCallback, useMemo } from 'react';
import {
  type PathPage,
  pageIndex,
  pathFor,
  reduce,
  type WizardAction,
  type WizardPlan,
  type WizardState,
} from '#engine';
import { messageCatalogue, wizardMessages } from '#engine/messages/en';
import { useWizard, WizardForm } from '#engine/react';
import { reportConstraints, useAppServices } from '../../../app-services/index.ts';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { formWidgets } from '../../../widgets/formWidgets.ts';
import type { Prescreen } from '../state/usePrescreen.ts';

interface FormStepProps {
  readonly prescreen: Prescreen;
  readonly page: PathPage;
  /** Goes to the page of this number, counted from 0; below, to what came before the prescreen. */
  readonly onGo: (page: number) => void;
  readonly onFinish: () => void;
}

/** Nothing is sent here: after the last page come questions, or the results. */
const messages = { ...wizardMessages, submit: wizardMessages.continue };

/** One form. The address names the step, so the wizard is moved there before each action. */
export function FormStep(props: FormStepProps) {
  const { wizard: plan } = props.prescreen.opened.plan;
  const { wizard: state } = props.prescreen.state;
  return plan && state ? <WizardStep {...props} plan={plan} state={state} /> : null;
}

interface WizardStepProps extends FormStepProps {
  readonly plan: WizardPlan;
  readonly state: WizardState;
}

function WizardStep({ prescreen, page, plan, state, onGo, onFinish }: WizardStepProps) {
  const { analytics } = useAppServices();
  const { opened, latest, keep } = prescreen;
  const { context } = opened;
  const hasQuestions = opened.plan.questions !== undefined;
  const step = page.step.id;
  const name = page.page.name;
  const here = useMemo((): WizardState => ({ ...state, position: { step, page: name } }), [state, step, name]);
  const dispatch = useCallback(
    (action: WizardAction) => {
      const before = { ...(latest().wizard ?? state), position: { step, page: name } };
      const after = act(plan, before, action, context);
      if (after === before) return;
      reportConstraints(analytics, plan, before, after, context);
      const { position, phase } = after;
      // The last page is left like any other, because questions or the results follow it.
      keep({ wizard: { ...after, phase: 'editing' } });
      const path = pathFor(plan, after.answers, context);
      if (phase === 'submitting' && !hasQuestions) onFinish();
      else if (phase === 'submitting') onGo(path.length);
      else if (position.step !== step) onGo(pageIndex(path, position));
    },
    [analytics, plan, context, state, step, name, latest, keep, hasQuestions, onGo, onFinish],
  );
  const wizard = useWizard(plan, here, dispatch, context);
  return (
    <WizardForm
      wizard={wizard}
      messages={messages}
      catalogue={messageCatalogue}
      RichText={RichText}
      widgets={formWidgets}
      onBackFromFirst={() => onGo(-1)}
    />
  );
}

/** Like `reduce`, but without verification: what a form wants verified counts as verified. */
function act(
  plan: WizardPlan,
  before: WizardState,
  action: WizardAction,
  context: Parameters<typeof reduce>[3],
): WizardState {
  const after = reduce(plan, before, action, context);
  return after.phase === 'verifying' ? reduce(plan, after, { type: 'verified' }, context) : after;
}
