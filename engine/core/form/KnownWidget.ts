/** What the value of a ui option is: words to read, a yes or no, a number of lines, or one of a few names. */
export type UiOptionKind = 'text' | 'flag' | 'lines' | readonly string[];

/** A way of asking, as far as documents name it. */
export interface KnownWidget {
  /** The name that a document gives in `ui:widget`. */
  readonly name: string;
  /** The ui options that it takes beside those of every widget, without `ui:`; none where absent. */
  readonly uiOptions?: Readonly<Record<string, UiOptionKind>>;
  /** What is asked with it is for nobody else to read: a page that lists the answers tells only that it is given. */
  readonly secret?: boolean;
}
