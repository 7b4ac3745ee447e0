interface StepEntryProps {
  readonly title: string;
  /** The guest is on one of its pages. */
  readonly current: boolean;
  /** The guest is through with it. */
  readonly done: boolean;
  readonly doneLabel: string;
  /** Leads to the step; absent where the guest has not been yet, and while nobody can go anywhere. */
  readonly onGo: (() => void) | undefined;
}

/** One entry of the stepper. */
export function StepEntry({ title, current, done, doneLabel, onGo }: StepEntryProps) {
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
