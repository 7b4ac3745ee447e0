import type { NeutralForm } from '../form/NeutralForm.ts';

/** What the comparison may ask of a mounted form. Each function only looks, and looks quickly. */
export interface MountedForm {
  /** The first control of a field; null while the field is not shown. */
  readonly input: (key: string) => Element | null;
  /** What to click for one option of a radio or checkboxes field. */
  readonly option: (key: string, value: string) => Element | null;
  readonly submit: () => Element | null;
  /** How many fields show an error now. */
  readonly errorCount: () => number;
  /** The words of the error that a shown field displays, or ''. */
  readonly error: (key: string) => string;
  /** What the peer holds for a field now. */
  readonly value: (key: string) => unknown;
}

/**
 * One peer of the comparison: shows the form in an empty element. It shows the fields in the form's order, none that is
 * hidden, and errors only after a submit.
 */
export type MountPeer = (root: Element, form: NeutralForm) => MountedForm;

/** What a peer's page offers to whoever measures it. */
export interface PeerPage extends MountedForm {
  readonly mount: (form: NeutralForm) => void;
}

declare global {
  interface Window {
    /** There as soon as the page is ready to mount a form. */
    readonly __bench: PeerPage;
  }
}
