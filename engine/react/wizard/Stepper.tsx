import { useId, useRef, useState } from 'react';
import { StepList, type StepListProps, type WizardProgress, wizardProgress } from './StepList.tsx';

/** The props of `Stepper`. */
export type StepperProps = Pick<StepListProps, 'wizard' | 'messages'>;

/**
 * The steps on the guest's path, side by side. On a narrow screen, a button of one line shows where the guest is and
 * opens the list of them.
 */
export function Stepper({ wizard, messages }: StepperProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const { current } = wizard;
  const { step, steps } = wizardProgress(wizard);
  const close = (): void => {
    // The focus is in the list, which is about to close.
    if (open) fold.current?.focus();
    setOpen(false);
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
        <span className="sw-stepper__count">{`${messages.stepProgress(step, steps)}:`}</span>{' '}
        <span className="sw-stepper__title">{current.step.title}</span>
      </button>
      <ProgressBar step={step} steps={steps} />
      <div className="sw-stepper__list" id={listId} data-open={open}>
        <StepList wizard={wizard} messages={messages} onGo={close} />
      </div>
    </nav>
  );
}

/** How far the guest is, as a bar; the words beside it say the same. */
export function ProgressBar({ step, steps }: Pick<WizardProgress, 'step' | 'steps'>) {
  return (
    <div className="sw-progress" aria-hidden="true">
      <div style={{ width: `${(step / steps) * 100}%` }} />
    </div>
  );
}
