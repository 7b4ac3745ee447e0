import { type ReactNode, useCallback, useId, useRef } from 'react';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import { isAt } from '../../core/wizard/path.ts';
import type { WizardPhase } from '../../core/wizard/WizardState.ts';
import { PlainText, type RichText, type WidgetEntry } from '../field/FormContext.ts';
import { marksRequired, PageForm } from '../form/PageForm.tsx';
import { Review } from './Review.tsx';
import { wizardProgress } from './StepList.tsx';
import { useArrival } from './useArrival.ts';
import { useReviewLines } from './useReviewLines.ts';
import { useSecondClicks } from './useSecondClicks.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardMessages } from './WizardMessages.ts';

/** The props of `WizardForm`. */
export interface WizardFormProps {
  readonly wizard: Wizard;
  readonly messages: WizardMessages;
  /** The messages for violations for which a page has no message of its own. */
  readonly catalogue: MessageCatalogue;
  /** Shows HTML of documents; when absent, the HTML is shown as plain text, tags included. */
  readonly RichText?: RichText;
  /** All widgets that documents may name, the engine's own included. */
  readonly widgets: readonly WidgetEntry[];
  /** What Back does on the first page. When absent, there is no Back on it. */
  readonly onBackFromFirst?: () => void;
  /** What the app says about this page; shown below its heading. */
  readonly lead?: ReactNode;
  /** A message about this page, e.g. that sending failed; shown above the buttons. */
  readonly message?: ReactNode;
}

/** The page that the guest is on, with its heading, Back and Continue. */
export function WizardForm(props: WizardFormProps) {
  const { wizard, messages, catalogue, RichText = PlainText, widgets, onBackFromFirst, lead, message } = props;
  const { state, dispatch, current, index, path } = wizard;
  const step = current.step.id;
  const page = current.page.name;
  const place = `${step}/${page}`;
  const view = useRef<HTMLDivElement>(null);
  const reviewLines = useReviewLines();
  const heading = useArrival(place, reviewLines.editButton);
  useSecondClicks(view, place);
  const pagesId = useId();
  const reopenedId = useId();
  const { page: pageNumber, pages } = wizardProgress(wizard);
  const isReopened = state.reopened !== undefined && isAt(current, state.reopened);
  // The heading has the focus when the guest arrives, so what describes it is heard then.
  const described = [pages > 1 && pagesId, isReopened && reopenedId].filter(Boolean).join(' ');
  // The action names the page, because text may be handed over when the guest is already leaving for another one.
  const edit = useCallback(
    (answers: Answers) => dispatch({ type: 'edit', step, page, answers }),
    [dispatch, step, page],
  );
  const proceed = useCallback(() => dispatch({ type: 'continue' }), [dispatch]);
  const back = index > 0 ? () => dispatch({ type: 'back' }) : onBackFromFirst;
  const waiting = pickWaitingMessage(state.phase, messages);
  const onward = index === path.length - 1 ? (wizard.plan.submit ?? messages.submit) : messages.continue;
  return (
    <div className="sw-wizard" ref={view}>
      <div className="sw-head">
        <h2 className="sw-title" ref={heading} tabIndex={-1} aria-describedby={described || undefined}>
          {current.page.title}
        </h2>
        <div className="sw-notes">
          {pages > 1 && (
            <p id={pagesId} className="sw-pages">
              {messages.pageProgress(pageNumber, pages)}
            </p>
          )}
          {marksRequired(current) && <p className="sw-note">{messages.requiredNote}</p>}
        </div>
      </div>
      {isReopened && (
        <div id={reopenedId} className="sw-notice sw-notice--info">
          <p>{messages.reopened}</p>
        </div>
      )}
      {lead}
      <PageForm
        view={current}
        answers={state.answers[step]?.[page] ?? NO_ANSWERS}
        attempted={state.attempted.some((position) => position.step === step && position.page === page)}
        refusals={state.refusals}
        onEdit={edit}
        onContinue={proceed}
        catalogue={catalogue}
        messages={messages}
        RichText={RichText}
        widgets={widgets}
        notesRequired={false}
        busy={waiting !== undefined}
      >
        {current.page.review && <Review wizard={wizard} messages={messages} lines={reviewLines} />}
        <div className="sw-foot">
          {message}
          <WizardButtons messages={messages} onward={onward} waiting={waiting} onBack={back} />
        </div>
      </PageForm>
    </div>
  );
}

function pickWaitingMessage(phase: WizardPhase, messages: WizardMessages): string | undefined {
  if (phase === 'verifying') return messages.verifying;
  return phase === 'submitting' ? messages.submitting : undefined;
}

const NO_ANSWERS: Answers = {};

interface WizardButtonsProps {
  readonly messages: WizardMessages;
  /** The label of the button that submits the form around it. */
  readonly onward: string;
  /** What is said while the answers are being sent or verified; undefined at other times. */
  readonly waiting: string | undefined;
  readonly onBack: (() => void) | undefined;
}

/** Continue, which submits the form around it, and Back. While the guest waits, Continue keeps its focus and name. */
function WizardButtons({ messages, onward, waiting, onBack }: WizardButtonsProps) {
  const busy = waiting !== undefined;
  return (
    <div className="sw-buttons">
      <button type="submit" className="sw-button" aria-disabled={busy || undefined}>
        {busy && <span className="sw-spinner" aria-hidden="true" />}
        <span>{onward}</span>
      </button>
      {onBack && (
        <button type="button" className="sw-button sw-button--quiet" disabled={busy} onClick={onBack}>
          {messages.back}
        </button>
      )}
      <p role="status" className="sw-waiting">
        {waiting}
      </p>
    </div>
  );
}
