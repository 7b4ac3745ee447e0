import { useId, useMemo, useRef, useState } from 'react';
import { isReached } from '../../core/wizard/path.ts';
import { createIsValid, doneSteps } from '../../core/wizard/validity.ts';
import type { StepPlan } from '../../core/wizard/WizardPlan.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardMessages } from './WizardMessages.ts';

/** The props of `Stepper`. */
export interface StepperProps {
  readonly wizard: Wizard;
  readonly messages: WizardMessages;
}

const stepsOn = ({ path }: Wizard): readonly StepPlan[] =>
  path.map(({ step }) => step).filter((step, index, steps) => steps.indexOf(step) === index);

/**
 * The steps on the guest's path. A step that was reached leads to its first page; completed steps are marked. On a
 * narrow screen, a button of one line shows where the guest is and opens the list.
 */
export function Stepper({ wizard, messages }: StepperProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const { state, dispatch, current, path } = wizard;
  const steps = stepsOn(wizard);
  const at = steps.indexOf(current.step);
  const isValid = useMemo(createIsValid, []);
  const done = useMemo(() => doneSteps(path, state, isValid), [path, state, isValid]);
  const canGoTo = (step: StepPlan): boolean =>
    state.phase === 'editing' &&
    isReached(
      path,
      path.findIndex((view) => view.step === step),
      state,
    );
  const goTo = (step: string): void => {
    // The focus is in the list, which is about to close.
    if (open) fold.current?.focus();
    setOpen(false);
    dispatch({ type: 'goTo', step });
  };
  return (
    <nav className="sw-stepper" aria-label={messages.steps}>
      <button
        type="button"
        ref={fold}
        className="sw-stepper__place"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span className="sw-stepper__count">{`${messages.stepProgress(at + 1, steps.length)}:`}</span>{' '}
        <span className="sw-stepper__title">{current.step.title}</span>
      </button>
      <div className="sw-stepper__bar" aria-hidden="true">
        <div style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
      </div>
      <ol className="sw-stepper__list" id={listId} data-open={open}>
        {steps.map((step, index) => (
          <StepEntry
            key={step.id}
            title={step.title}
            current={index === at}
            done={done.has(step)}
            doneLabel={messages.done}
            onGo={canGoTo(step) ? () => goTo(step.id) : undefined}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepEntryProps {
  readonly title: string;
  /** The guest is on one of its pages. */
  readonly current: boolean;
  /** The guest has completed it. */
  readonly done: boolean;
  readonly doneLabel: string;
  /** Leads to the step; undefined when the step was not reached yet, and while answers are verified or sent. */
  readonly onGo: (() => void) | undefined;
}

/** One entry of the stepper. */
function StepEntry({ title, current, done, doneLabel, onGo }: StepEntryProps) {
  const content = (
    <>
      <span>{title}</span>
      {done && <span className="sw-unseen">{`, ${doneLabel}`}</span>}
    </>
  );
  const place = current ? 'step' : undefined;
  return (
    <li className="sw-step" data-current={current || undefined} data-done={done || undefined}>
      {onGo ? (
        <button type="button" className="sw-step__label" aria-current={place} onClick={onGo}>
          {content}
        </button>
      ) : (
        <span className="sw-step__label" aria-current={place}>
          {content}
        </span>
      )}
    </li>
  );
}
