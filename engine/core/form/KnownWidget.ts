import type { AnswerKind } from './answerKind.ts';

/**
 * The values of a ui option: a text, a boolean (`flag`), a whole number above 0 (`positiveInteger`), or one of some names.
 * `NAMED_KINDS` in `compile/uiOptionProblems.ts` has the values of each, `describeKinds.ts` the words for them.
 */
export type UiOptionKind = 'text' | 'flag' | 'positiveInteger' | readonly string[];

/** What the compiler knows of a widget that documents may name. */
export interface KnownWidget {
  /** The name that a document gives in `ui:widget`. */
  readonly name: string;
  /** The kinds of answers that it can ask for; any kind when absent. */
  readonly takes?: readonly AnswerKind[];
  /** The ui options that it takes besides those of every widget, by name without `ui:`; none when absent. */
  readonly uiOptions?: Readonly<Record<string, UiOptionKind>>;
  /** Only the guest may read its answers: the page that lists the answers shows only that one is given. */
  readonly secret?: boolean;
  /** Its answers may have several lines, and tabs. */
  readonly multiline?: boolean;
}
