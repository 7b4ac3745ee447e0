import type { Guest } from './Guest.ts';
import type { Hand } from './Hand.ts';

/** A page of the form, and how a guest answers it. */
export interface FormPage {
  readonly heading: string;
  /** The button that leaves the page; Continue when absent. */
  readonly leave?: string;
  /**
   * Controls with an error when the page is left with only the answers of `askMore`: the beginning of the name of the
   * control or its group. Empty for a page that asks nothing. The messages are tested in `test/content/forms`.
   */
  readonly wrong: readonly string[];
  /** Gives only the required answers. */
  fill(hand: Hand, guest: Guest): Promise<void>;
  /** Gives answers that make the page ask for more. */
  askMore?(hand: Hand): Promise<void>;
  /** Answers what the page asks after `askMore`. Without `fillMore`, `fill` changes the answers of `askMore` back. */
  fillMore?(hand: Hand, guest: Guest): Promise<void>;
}
