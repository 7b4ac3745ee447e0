interface StepEntryProps {
  readonly title: string;
  /** Where the step stands, seen from the current one. */
  readonly place: 'done' | 'current' | 'ahead';
  readonly doneWord: string;
  /** Leads to the step; absent where the guest cannot go now. */
  readonly onGo: (() => void) | undefined;
}

/** One entry of the stepper: a button where it leads somewhere, plain text elsewhere. */
export function StepEntry({ title, place, doneWord, onGo }: StepEntryProps) {
  const current = place === 'current';
  const content = (
    <>
      {title}
      {place === 'done' && <span className="sw-unseen">, {doneWord}</span>}
    </>
  );
  return (
    <li className="sw-step" data-place={place}>
      {onGo && !current ? (
        <button type="button" className="sw-step__label" onClick={onGo}>
          {content}
        </button>
      ) : (
        <span className="sw-step__label" aria-current={current ? 'step' : undefined}>
          {content}
        </span>
      )}
    </li>
  );
}
