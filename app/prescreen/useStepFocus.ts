import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a step's own heading when the guest comes to it from another step, be they forms or questions; not
 * at the first step, where the shell decides.
 */
export function useStepFocus(step: number): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // While the address is put right nothing is shown.
    if (last.current === step || view.current === null) return;
    last.current = step;
    view.current.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);
  return view;
}
