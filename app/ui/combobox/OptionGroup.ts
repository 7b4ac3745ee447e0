/** One entry of the list of a combobox. */
export interface ComboboxOption {
  /** Tells it from all others of the list. */
  readonly key: string;
  readonly label: string;
}

/** Options that belong together. */
export interface OptionGroup {
  /** Undefined for options without a heading. */
  readonly name?: string;
  /** A few words beside the name. */
  readonly note?: string | undefined;
  readonly options: readonly ComboboxOption[];
}
