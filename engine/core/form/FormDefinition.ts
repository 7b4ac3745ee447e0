import type { Json } from '../json/Json.ts';

/** A rule as authors write it: JSON in the closed json-logic language. Typed by `compileRule`. */
export type Rule = unknown;

/** Stands for a value of another document until that document is read: `{ "$ref": "notes-data#/prompt" }`. */
export interface Transclusion {
  readonly $ref: string;
}

/** Words for the guest, or where they stand in another document. */
export type Text = string | Transclusion;
/** A value that is sent as it is, or where it stands in another document. */
export type Constant = string | number | boolean | Transclusion;

/** A toggle or limit of a form, set by the form configuration. */
export interface SettingDefinition {
  readonly type: 'boolean' | 'number' | 'integer' | 'string';
  readonly default: boolean | number | string;
  readonly description?: string;
  readonly enum?: readonly (number | string)[];
}

/** Shows fields, named by pointers, while a condition holds. Every rule that names a field must hold. */
export interface ShowRule {
  readonly show: readonly string[];
  readonly when: Rule;
}

/** Requires fields, named by pointers, while a condition holds. One rule that holds is enough. */
export interface RequireRule {
  readonly require: readonly string[];
  readonly when: Rule;
}

/** Refuses the answer at a pointer, `-` standing for every entry of a list, while `that` is false. */
export interface CheckRule {
  readonly check: string;
  readonly that: Rule;
  /** What the words may mention besides, by the name of its `{place}`: a rule whose value is a date, a number or a text. */
  readonly with?: Readonly<Record<string, Rule>>;
  /** Key of the words in the page's messages for the field, else in the catalogue. */
  readonly message: string;
}

/** Gives a field the value that it starts with. */
export interface PrefillRule {
  /** Pointer to the field. */
  readonly prefill: string;
  /** The value that the field starts with: a rule over the settings and the context. */
  readonly with: Rule;
  /** Nothing is filled in unless this holds, of settings and context. */
  readonly when?: Rule;
}

/** A rule of a page, told apart by its own name: `show`, `require`, `check` or `prefill`. */
export type FormRule = ShowRule | RequireRule | CheckRule | PrefillRule;

/** What the app verifies before the guest leaves a page. */
export interface VerifyDefinition {
  /** A name from the app's list of verifiers. */
  readonly as: string;
  /** Pointer to the page's field, by the name that the verifier has for its answer. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Nothing is verified unless this holds. */
  readonly when?: Rule;
}

/** One page of a form as authors write it: fields, how they look, the rules over them, and their words. */
export interface PageDefinition {
  readonly name: string;
  readonly title: Text;
  readonly when?: Rule;
  /** JSON Schema of the page's answers; see `JsonSchema` for the part that may be used. */
  readonly schema: object;
  readonly uiSchema?: Readonly<Record<string, unknown>>;
  readonly rules?: readonly FormRule[];
  readonly messages?: Readonly<Record<string, Readonly<Record<string, Text | undefined>> | undefined>>;
  readonly verify?: VerifyDefinition;
  /** The page asks nothing: it lists the answers given on the pages before it. */
  readonly review?: boolean;
  /** Like the form's own: beside the fields, so that a page that several forms share carries it along. */
  readonly payload?: readonly PayloadDefinition[];
}

/** Where an answer goes in the request. */
export interface PayloadDefinition {
  /** Pointer into the step's answers, flat over its pages. */
  readonly from: string;
  /** Pointer into the request; a number is an index of a list. */
  readonly to: string;
  /** Name of the encoder that turns the answer into what is sent. */
  readonly as?: string;
  /** Sent instead of the answer, when it is given; not beside `as`. */
  readonly send?: Constant;
  /** Sent when the answer is not given, or not asked for, as long as the step is on the path. */
  readonly otherwise?: Constant;
}

/** A form as authors write it (document `form-definition`). */
export interface FormDefinition {
  readonly id: string;
  readonly title: Text;
  readonly settings?: Readonly<Record<string, SettingDefinition | undefined>>;
  readonly pages: readonly PageDefinition[];
  readonly payload?: readonly PayloadDefinition[];
}

/** The values of a form's settings, by name. */
export type SettingValues = Readonly<Record<string, Json>>;
