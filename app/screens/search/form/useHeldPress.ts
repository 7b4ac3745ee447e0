import { useEffect, useLayoutEffect, useState } from 'react';

export interface HeldPress {
  /** Whether a press is waiting. */
  readonly isHeld: boolean;
  readonly press: () => void;
}

/**
 * Carries out what a press asks for once it can be answered: at once, or when what it depends on is there.
 *
 * @param wasPressed whether the guest had pressed before the app ran
 */
export function useHeldPress(isReady: boolean, wasPressed: boolean, carryOut: () => void): HeldPress {
  const [stage, setStage] = useState<'idle' | 'held' | 'due'>('idle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server renders the page as it is without a press
  useLayoutEffect(() => {
    if (wasPressed) setStage('held');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is carried out once
  useEffect(() => {
    // Fields take what has come at the same time, so the press is carried out once they have.
    if (stage === 'held' && isReady) setStage('due');
    if (stage !== 'due') return;
    setStage('idle');
    carryOut();
  }, [stage, isReady]);
  return { isHeld: stage !== 'idle', press: () => (isReady ? carryOut() : setStage('held')) };
}
