import type { NeutralForm } from '../../form/NeutralForm.ts';

/** An element of the mounted form that the guest acts on. */
export type Target =
  | { readonly kind: 'input'; readonly key: string }
  | { readonly kind: 'option'; readonly key: string; readonly value: string }
  | { readonly kind: 'submit' };

/** What a click is expected to cause. */
export type Outcome =
  | { readonly kind: 'shown'; readonly keys: readonly string[] }
  | { readonly kind: 'hidden'; readonly keys: readonly string[] }
  | { readonly kind: 'errors'; readonly count: number };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The code that waits and measures inside a page. It knows the contract of the peers, but no particular peer. */
export interface Probe {
  /**
   * Milliseconds until each field has its control in the document and two frames have passed, so that it is painted.
   */
  readonly mount: (form: NeutralForm, keys: readonly string[]) => Promise<number>;
  /** Scrolls an element into view and returns its center. */
  readonly findCentre: (target: Target) => Point;
  /** Starts waiting for the next click and its outcome. */
  readonly arm: (outcome: Outcome) => void;
  /**
   * Milliseconds from that click until the outcome is in the document and two frames have passed, so that it is
   * painted.
   */
  readonly painted: () => Promise<number>;
  /** The fields with a visible control, in document order. */
  readonly seen: (keys: readonly string[]) => readonly string[];
}

declare global {
  interface Window {
    readonly __probe: Probe;
  }
}
