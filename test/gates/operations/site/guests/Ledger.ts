/** What a guest was told of an appointment. */
export interface KnownVisit {
  readonly id: string;
  readonly confirmCode: string;
  readonly place: string;
  /** On the clocks of the place. */
  time: string;
  isCanceled: boolean;
  /** While a change is under way, and after one that was never answered, it may be either way. */
  isUnsure: boolean;
}

/** One try of a request. */
export interface Attempt {
  readonly began: number;
  readonly ended: number;
  readonly isWrite: boolean;
  /** Why it failed: a status, or the name of the system's error. */
  readonly failure?: string;
}

/** Everything that the guests were told, and how each of their tries ended. */
export interface Ledger {
  readonly visits: KnownVisit[];
  readonly attempts: Attempt[];
  /** Requests that were given up, because the guest's patience was at its end. */
  readonly givenUp: { readonly at: number; readonly what: string }[];
  /** Times that a guest held and then did not get. */
  readonly lostHolds: { readonly at: number }[];
}

export const newLedger = (): Ledger => ({ visits: [], attempts: [], givenUp: [], lostHolds: [] });
