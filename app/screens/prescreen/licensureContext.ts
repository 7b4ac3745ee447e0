import type { JsonObject } from '#engine';
import type { LicensureState } from '../../api/index.ts';

/** What rules see of the states: all of them to choose from, by name, and which of them are not licensed. */
export function licensureContext(states: readonly LicensureState[]): JsonObject {
  const byName = states.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  return {
    licensureStates: byName.map(({ code, name }) => ({ value: code, title: name })),
    unlicensedStates: byName.filter(({ hasLicense }) => !hasLicense).map(({ code }) => code),
  };
}
