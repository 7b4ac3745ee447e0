import type { LicensureState } from '../../../api/index.ts';

/** What is wrong with the chosen state, as the text collection names it; undefined when nothing is. */
export type StateFault = 'required' | 'notLicensed';

export function stateFault(states: readonly LicensureState[], chosen: string): StateFault | undefined {
  const state = states.find(({ code }) => code === chosen);
  if (state === undefined) return 'required';
  return state.hasLicense ? undefined : 'notLicensed';
}
