import { useState } from 'react';
import type { LicensureState } from '../../../api/index.ts';
import { focusControl } from '../../../ui/fields/Field.tsx';
import { type StateError, stateError } from './StateSelect.tsx';

export interface StateChoice {
  /** The code of the chosen state; '' for none. */
  readonly chosen: string;
  /** Undefined until the first try. */
  readonly error: StateError | undefined;
  readonly choose: (code: string) => void;
  /** Continues with a valid state; otherwise moves the focus to the select. */
  readonly check: (onRight: (code: string) => void) => void;
}

/** The state that the guest gave before, until another one is chosen. */
export function useStateChoice(
  states: readonly LicensureState[] | undefined,
  given: string | undefined,
  controlId: string,
): StateChoice {
  const [picked, setPicked] = useState<string>();
  const [tried, setTried] = useState(false);
  const wanted = picked ?? given ?? '';
  const chosen = states?.some(({ code }) => code === wanted) ? wanted : '';
  const error = states && stateError(states, chosen);
  return {
    chosen,
    error: tried ? error : undefined,
    choose: setPicked,
    check: (onRight) => {
      if (states === undefined) return;
      if (error === undefined) return onRight(chosen);
      setTried(true);
      focusControl(controlId);
    },
  };
}
