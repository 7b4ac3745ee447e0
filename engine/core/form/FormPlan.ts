import type { JsonObject } from '../json/Json.ts';
import type { ObjectSchema } from '../json/JsonSchema.ts';
import type { PageMessages } from '../messages/MessageCatalogue.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import type { ObjectType } from '../rules/ValueType.ts';
import type { Validate } from '../validation/validate.ts';
import type { SettingValues } from './FormDefinition.ts';

/** Where an answer goes in the request, with its pointers parsed. */
export interface PayloadPlan {
  /** The names that lead to the answer in the step's answers; the first is a field. */
  readonly from: readonly string[];
  /** The names that lead to the place in the request; a number is an index of a list. */
  readonly to: readonly string[];
  /** What the request calls the members of a group, or of each entry of a list, by their names in the answer. */
  readonly members?: ReadonlyMap<string, string>;
  readonly as?: string;
  /** The members of each entry of a list in the order of the form, where an encoder writes them: guests answer in any order. */
  readonly order?: readonly string[];
  /** Sent instead of the answer. */
  readonly send?: string | number | boolean;
  /** Sent when there is no answer. */
  readonly otherwise?: string | number | boolean;
  /** The title of the question, where the place is in a list that takes the answer to any question. */
  readonly label?: string;
  /** JSON Pointer to this line in the form definition, for problems. */
  readonly pointer: string;
}

/** What conditions decide about: whether a page is asked or, with `field`, whether that field is shown. */
export interface RuleUnit {
  readonly page: PagePlan;
  readonly field?: string;
}

/** A form definition, compiled for one step with its settings. Read-only. */
export interface FormPlan {
  readonly title: string;
  readonly settings: SettingValues;
  readonly pages: readonly PagePlan[];
  /** The pages in other words, each list in the order of `pages`. The first whose condition is true is shown. */
  readonly voices: readonly { readonly when: CompiledRule; readonly pages: readonly PagePlan[] }[];
  /** Pages and fields in the order in which they can be decided: what a condition or a computed value reads comes first. */
  readonly order: readonly RuleUnit[];
  readonly payload: readonly PayloadPlan[];
  /** What rules may read of this form, by `answers.<name>` and `settings.<name>`. */
  readonly types: { readonly answers: ObjectType; readonly settings: ObjectType };
}

/** A check of a page, ready to run. */
export interface CheckPlan {
  /** JSON Pointer to the checked answer; `-` is every entry of a list. */
  readonly path: string;
  /** The names of the pointer; the first is a field. */
  readonly names: readonly string[];
  readonly that: CompiledRule;
  readonly message: string;
  /** Further values that the message may mention, in the order of the document. */
  readonly mentions?: readonly { readonly name: string; readonly value: CompiledRule }[];
}

/** The rule for a field's first value, over settings and context. There is no value unless `when` is true. */
export interface PrefillPlan {
  readonly value: CompiledRule;
  readonly when?: CompiledRule;
  /** Whether it reads answers, so that the field follows them until the guest changes it. */
  readonly followsAnswers: boolean;
}

/** What is verified before a page is left, with its pointers resolved to fields. */
export interface VerifyPlan {
  /** The name of the verifier. */
  readonly as: string;
  /** The verifier's names for the page's fields, in the order of the document. */
  readonly fields: readonly { readonly name: string; readonly field: string }[];
  /** Nothing is verified unless this is true. */
  readonly when?: CompiledRule;
}

/** A page that is ready to be shown: every name is known and every rule is typed. Read-only. */
export interface PagePlan {
  readonly name: string;
  readonly title: string;
  /** The page is on the path when this is true; always when absent. */
  readonly when?: CompiledRule;
  /** All fields, shown or not, in the order of the document. */
  readonly schema: ObjectSchema;
  /** Field names in the order of the schema. */
  readonly fields: readonly string[];
  readonly uiSchema: Readonly<Record<string, unknown>>;
  /** Show rules by field. The field is shown when all of them are true. */
  readonly shows: ReadonlyMap<string, readonly CompiledRule[]>;
  /** Require rules by field. The field is required when its schema requires it or one of them is true or unknown. */
  readonly requires: ReadonlyMap<string, readonly CompiledRule[]>;
  readonly checks: readonly CheckPlan[];
  /** The rules for first values, by field. */
  readonly prefills: ReadonlyMap<string, PrefillPlan>;
  /** The rules of computed fields, by field. A field without a title is not shown, only read and sent. */
  readonly computes: ReadonlyMap<string, CompiledRule>;
  /** By field, the computed field for whose value its answer is given: a new value takes the answer back. */
  readonly renewals: ReadonlyMap<string, string>;
  readonly messages: PageMessages;
  /** The words of the form's voice, which messages may mention. */
  readonly words: JsonObject;
  /** What is verified before the page is left. */
  readonly verify?: VerifyPlan;
  /** The names of the widgets whose answers only the guest may read. */
  readonly secretWidgets: readonly string[];
  /** The names of the widgets whose answers may have several lines. */
  readonly multilineWidgets: readonly string[];
  /** The names of fields whose answers are not sent on purpose. */
  readonly notSent: readonly (readonly string[])[];
  /** The page lists the answers of the pages before it. */
  readonly review: boolean;
  /**
   * The schema of the shown fields, with the choices that they take from the context. The same names and the same lists
   * of choices give the same object, so that a view can see that nothing changed.
   */
  readonly present: (shown: readonly string[], required: readonly string[], context: JsonObject) => ObjectSchema;
  /** The validator of that schema, cached in the same way. */
  readonly validator: (shown: readonly string[], required: readonly string[], context: JsonObject) => Validate;
}
