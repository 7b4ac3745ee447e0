import type { NeutralForm } from '../../form/NeutralForm.ts';

/** An element of the mounted form that the guest acts on. */
export type Target =
  | { readonly kind: 'input'; readonly key: string }
  | { readonly kind: 'option'; readonly key: string; readonly value: string }
  | { readonly kind: 'submit' };

/** What a click is to lead to. */
export type Outcome =
  | { readonly kind: 'shown'; readonly keys: readonly string[] }
  | { readonly kind: 'hidden'; readonly keys: readonly string[] }
  | { readonly kind: 'errors'; readonly count: number };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What runs inside a page to wait and to take the time. It knows the contract of the peers, and no peer. */
export interface Probe {
  /** Ms until each of the fields has its control in the document, and two frames have passed, so that it is painted. */
  readonly mount: (form: NeutralForm, keys: readonly string[]) => Promise<number>;
  /** The middle of an element, which is scrolled into view. */
  readonly findCentre: (target: Target) => Point;
  /** Starts to wait for the next click and what it leads to. */
  readonly arm: (outcome: Outcome) => void;
  /** Ms from that click until the outcome stands in the document and two frames have passed, so that it is painted. */
  readonly painted: () => Promise<number>;
  /** The fields of which a control can be seen, in the order of the document. */
  readonly seen: (keys: readonly string[]) => readonly string[];
}

declare global {
  interface Window {
    readonly __probe: Probe;
  }
}
