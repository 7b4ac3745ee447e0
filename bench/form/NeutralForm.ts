export interface NeutralOption {
  readonly value: string;
  readonly label: string;
}

/** Holds when the answer of `field` is `equals`. */
export interface NeutralCondition {
  readonly field: string;
  readonly equals: string;
}

/** One question, independent of any engine's format. */
export interface NeutralField {
  readonly key: string;
  readonly type: 'text' | 'select' | 'radio' | 'checkboxes' | 'date';
  readonly label: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'email';
  /** The choices of a select, radio or checkboxes field. */
  readonly options?: readonly NeutralOption[];
  /** The field is shown when every condition holds. */
  readonly showIf?: readonly NeutralCondition[];
}

/** The form that each peer of the comparison translates into its own format. */
export interface NeutralForm {
  readonly title: string;
  readonly fields: readonly NeutralField[];
}

export type NeutralAnswers = Readonly<Record<string, unknown>>;
