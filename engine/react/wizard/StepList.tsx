import { useMemo } from 'react';
import { isReached } from '../../core/wizard/path.ts';
import { createIsValid, doneSteps } from '../../core/wizard/validity.ts';
import type { StepPlan } from '../../core/wizard/WizardPlan.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardMessages } from './WizardMessages.ts';

/** The props of `StepList`. */
export interface StepListProps {
  readonly wizard: Wizard;
  readonly messages: WizardMessages;
  /** Called before the wizard goes to the step that the guest chose, for an app that closes the list then. */
  readonly onGo?: () => void;
}

/** The steps on the guest's path, one below the other. A step that was reached leads to its first page; completed steps are marked. */
export function StepList({ wizard, messages, onGo }: StepListProps) {
  const { state, dispatch, current, path } = wizard;
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
    onGo?.();
    dispatch({ type: 'goTo', step });
  };
  return (
    <ol className="sw-steps">
      {stepsOn(wizard).map((step) => (
        <StepEntry
          key={step.id}
          title={step.title}
          current={step === current.step}
          done={done.has(step)}
          doneLabel={messages.done}
          onGo={canGoTo(step) ? () => goTo(step.id) : undefined}
        />
      ))}
    </ol>
  );
}

/** Where the guest is; all numbers count from 1. */
export interface WizardProgress {
  readonly step: number;
  readonly steps: number;
  /** The page within its step. */
  readonly page: number;
  readonly pages: number;
}

/** Where the guest is among the steps on the path, and among the pages of the step. */
export function wizardProgress(wizard: Wizard): WizardProgress {
  const { path, index, current } = wizard;
  const steps = stepsOn(wizard);
  const first = path.findIndex(({ step }) => step === current.step);
  return {
    step: steps.indexOf(current.step) + 1,
    steps: steps.length,
    page: index - first + 1,
    pages: path.filter(({ step }) => step === current.step).length,
  };
}

const stepsOn = ({ path }: Wizard): readonly StepPlan[] => [...new Set(path.map(({ step }) => step))];

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
