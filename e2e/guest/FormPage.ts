import type { Guest } from './Guest.ts';
import type { Hand } from './Hand.ts';

/** A page of the form, and how a guest answers it. */
export interface FormPage {
  readonly heading: string;
  /** The button that leaves it; Continue where nothing else is said. */
  readonly leave?: string;
  /**
   * What some of its controls say when it is left with nothing but the answers of `askMore`: the beginning of the
   * control's name or of its group's, and the words, by hand from the specification. None for a page that asks nothing.
   */
  readonly wrong: readonly (readonly [control: string, message: string])[];
  /** As little as it takes. */
  fill(hand: Hand, guest: Guest): Promise<void>;
  /** Answers that make it ask for more. */
  askMore?(hand: Hand): Promise<void>;
  /** What it then asks, on top of `askMore`; without it `fill` takes those answers back. */
  fillMore?(hand: Hand, guest: Guest): Promise<void>;
}
