/** What the guest did on the page of the server before the app ran. */
export interface EarlyEntries {
  /** What the controls hold, by their ids. Empty ones are left out. */
  readonly controls: ReadonlyMap<string, EarlyEntry>;
  /** The id of the element that has the focus; '' where none of the page has it. */
  readonly focused: string;
  /** Whether the guest has sent the form. */
  readonly isSent: boolean;
}

export interface EarlyEntry {
  readonly text: string;
  /** Whether the control holds something that is no value yet, such as half a date; then the text is empty. */
  readonly isUnreadable: boolean;
}
