import type { LicensureState } from '../../../api/index.ts';

/** What is wrong with the chosen state, as the text collection names it; undefined when nothing is. */
export type StateError = 'required' | 'notLicensed';

export function stateError(states: readonly LicensureState[], chosen: string): StateError | undefined {
  const state = states.find(({ code }) => code === chosen);
  if (state === undefined) return 'required';
  return state.hasLicense ? undefined : 'notLicensed';
}
