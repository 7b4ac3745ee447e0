import type { Json } from '../json/Json.ts';

/** A rule as authors write it: json-logic with a closed list of operators. `compileRule` types it. */
export type Rule = unknown;

/** Conditions that the rules of a document use by name: `{ "rule": "isMinor" }`. */
export type Conditions = Readonly<Record<string, Rule>>;

/** A reference to a value of another document, which replaces it: `{ "$ref": "notes-data#/prompt" }`. */
export interface Transclusion {
  readonly $ref: string;
}

/** Text for the guest, or a reference to text in another document. */
export type Text = string | Transclusion;
/** A value that is sent as it is, or a reference to one in another document. */
export type Constant = string | number | boolean | Transclusion;

/** A toggle or limit of a form, set by the form configuration. */
export interface SettingDefinition {
  readonly type: 'boolean' | 'number' | 'integer' | 'string';
  readonly default: boolean | number | string;
  readonly description?: string;
  readonly enum?: readonly (number | string)[];
}

/** Shows fields, named by pointers, while a condition is true. All rules that name a field must be true. */
export interface ShowRule {
  readonly show: readonly string[];
  readonly when: Rule;
}

/** Requires fields, named by pointers, while a condition is true. Of the rules that name a field, one is enough. */
export interface RequireRule {
  readonly require: readonly string[];
  readonly when: Rule;
}

/** Reports a violation of the answer at a pointer while `that` is false. `-` stands for every entry of a list. */
export interface CheckRule {
  readonly check: string;
  readonly that: Rule;
  /** Further values for the message, by `{placeholder}` name: rules whose values are dates, numbers or texts. */
  readonly with?: Readonly<Record<string, Rule>>;
  /** Key of the message: in the page's messages for the field, else in the catalogue. */
  readonly message: string;
}

/** Gives a field the value that it starts with, and that follows what its rule reads; a typed text until it is changed. */
export interface PrefillRule {
  /** Pointer to the field. */
  readonly prefill: string;
  /** The value that the field starts with. */
  readonly with: Rule;
  /** Nothing is filled in unless it is true. */
  readonly when?: Rule;
}

/** Computes the value of a field, which nobody types. It is shown, checked, sent and read by rules as an answer is. */
export interface ComputeRule {
  /** Pointer to the field. Without a title it is not shown. */
  readonly compute: string;
  /** The value. While an answer that it needs is missing, it is not there. */
  readonly with: Rule;
  /** Pointers to fields of the page whose answers are given for this value, and taken back once it is another. */
  readonly renews?: readonly string[];
}

/** A rule of a page. Its kind is the member that it has: `show`, `require`, `check`, `prefill` or `compute`. */
export type FormRule = ShowRule | RequireRule | CheckRule | PrefillRule | ComputeRule;

/** What the app verifies before the guest leaves a page. */
export interface VerifyDefinition {
  /** A name from the app's list of verifiers. */
  readonly as: string;
  /** Pointers to fields of the page, by the verifier's names for their answers. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Nothing is verified unless this is true. */
  readonly when?: Rule;
}

/** One page of a form as authors write it: its fields, their look, their rules and their messages. */
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
  /** The page has no fields: it lists the answers given on the pages before it. */
  readonly review?: boolean;
  /** Like the form's `payload`. It is in the page so that forms that share the page also share these lines. */
  readonly payload?: readonly PayloadDefinition[];
  /** Pointers to fields whose answers are not sent on purpose. An app's tools report others that go nowhere. */
  readonly notSent?: readonly string[];
  /** Why questions about the page may stay that an app's tools cannot decide. */
  readonly undecided?: string;
}

/** Where an answer goes in the request. */
export interface PayloadDefinition {
  /** Pointer into the step's answers, which are one object for all its pages. */
  readonly from: string;
  /** Pointer into the request; a number is an index of a list. */
  readonly to: string;
  /** For a group or a list of groups: what the request calls its members, by their names here. */
  readonly members?: Readonly<Record<string, string | undefined>>;
  /** Name of the encoder that turns the answer into what is sent. */
  readonly as?: string;
  /** Sent instead of the answer, when an answer is given. Not allowed together with `as`. */
  readonly send?: Constant;
  /** Sent when the answer is not given, or its field is not shown, as long as the step is on the path. */
  readonly otherwise?: Constant;
}

/** Words by the `{name}` with which texts of the form mention them. */
export type VoiceWords = Readonly<Record<string, Text | undefined>>;

/** How a form addresses the guest: words of its titles, descriptions and messages that depend on answers. */
export interface VoiceDefinition {
  readonly words: VoiceWords;
  /** The first of these whose condition is true replaces words. Conditions read what those of pages may read. */
  readonly others: readonly { readonly when: Rule; readonly words: VoiceWords }[];
}

/** A form as authors write it (schema `form-definition`). */
export interface FormDefinition {
  readonly id: string;
  readonly title: Text;
  readonly settings?: Readonly<Record<string, SettingDefinition | undefined>>;
  readonly conditions?: Conditions;
  readonly voice?: VoiceDefinition;
  readonly pages: readonly PageDefinition[];
  readonly payload?: readonly PayloadDefinition[];
}

/** The values of a form's settings, by name. */
export type SettingValues = Readonly<Record<string, Json>>;
