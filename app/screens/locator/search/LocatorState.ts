/**
 * What an entry of the browser's history says about a search of the locator beside its address. It never contains the
 * position (LOCATOR-16).
 */
export interface LocatorState {
  /** Whether the guest asked for a search at the position, on the page before. */
  readonly isAsked?: boolean;
  /** Whether the point of the address is where the guest was. A shared link does not say so. */
  readonly isHere?: boolean;
}

/** @param state of a history entry, which any page may have written */
export function readLocatorState(state: unknown): LocatorState {
  const has = (name: keyof LocatorState): boolean =>
    typeof state === 'object' && state !== null && Reflect.get(state, name) === true;
  return { isAsked: has('isAsked'), isHere: has('isHere') };
}
