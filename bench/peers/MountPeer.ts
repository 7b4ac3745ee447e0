import type { NeutralForm } from '../form/NeutralForm.ts';

/** What the comparison may ask a mounted form. Each function only reads, and does so quickly. */
export interface MountedForm {
  /** The first control of a field; null while the field is not shown. */
  readonly input: (key: string) => Element | null;
  /** The element to click for one option of a radio or checkboxes field. */
  readonly option: (key: string, value: string) => Element | null;
  readonly submit: () => Element | null;
  /** The number of fields that show an error now. */
  readonly errorCount: () => number;
  /** The text of the error that a shown field displays, or ''. */
  readonly error: (key: string) => string;
  /** The answer that the peer has for a field now. */
  readonly value: (key: string) => unknown;
}

/**
 * Shows the form of one peer in an empty element. The peer must show the fields in the form's order, no hidden fields,
 * and errors only after a submit.
 */
export type MountPeer = (root: Element, form: NeutralForm) => MountedForm;

/** The interface of a peer's page for measuring it. */
export interface PeerPage extends MountedForm {
  readonly mount: (form: NeutralForm) => void;
}

declare global {
  interface Window {
    /** Defined as soon as the page is ready to mount a form. */
    readonly __bench: PeerPage;
  }
}
