import type { JsonObject } from '../json/Json.ts';
import type { ObjectSchema } from '../json/JsonSchema.ts';
import type { PageMessages } from '../messages/MessageCatalogue.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import type { ObjectType } from '../rules/ValueType.ts';
import type { Validate } from '../validation/validate.ts';
import type { SettingValues } from './FormDefinition.ts';

/** Where an answer goes in the request, with its pointers read. */
export interface PayloadPlan {
  /** Names into the step's answers; the first is a field. */
  readonly from: readonly string[];
  /** Names into the request; digits are places in a list. */
  readonly to: readonly string[];
  readonly as?: string;
  /** Sent instead of the answer. */
  readonly send?: string | number | boolean;
  /** Sent when there is no answer. */
  readonly otherwise?: string | number | boolean;
  /** Where the definition says so, for problems. */
  readonly pointer: string;
}

/** A page (whether it is asked), or one of its fields (whether it is shown). */
export interface RuleUnit {
  readonly page: PagePlan;
  readonly field?: string;
}

/** A form definition, compiled for one step with its settings. Read-only. */
export interface FormPlan {
  readonly title: string;
  readonly settings: SettingValues;
  readonly pages: readonly PagePlan[];
  /** Pages and fields in the order in which their conditions can be decided: what a condition reads comes first. */
  readonly order: readonly RuleUnit[];
  readonly payload: readonly PayloadPlan[];
  /** What rules may read of this form, by `answers.<name>` and `settings.<name>`. */
  readonly types: { readonly answers: ObjectType; readonly settings: ObjectType };
}

/** A check of a page, ready to run. */
export interface CheckPlan {
  /** JSON Pointer of the answer that the violation is put on; `-` is every entry of a list. */
  readonly path: string;
  /** The names of the pointer; the first is a field. */
  readonly names: readonly string[];
  readonly that: CompiledRule;
  readonly message: string;
  /** What the words may mention besides, in the order of the document. */
  readonly mentions?: readonly { readonly name: string; readonly value: CompiledRule }[];
}

/** What a field starts with, of settings and context; nothing while `when` does not hold. */
export interface PrefillPlan {
  readonly value: CompiledRule;
  readonly when?: CompiledRule;
}

/** What is verified before a page is left, with its fields found. */
export interface VerifyPlan {
  /** The name of the verifier. */
  readonly as: string;
  /** The verifier's names for the page's fields, in the order of the document. */
  readonly fields: readonly { readonly name: string; readonly field: string }[];
  /** Nothing is verified unless this is true. */
  readonly when?: CompiledRule;
}

/** A page that is ready to be shown: every name known, every rule typed. Read-only. */
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
  /** Per field: it is shown when every rule holds. */
  readonly shows: ReadonlyMap<string, readonly CompiledRule[]>;
  /** Per field: it is required when the schema says so or any rule holds. */
  readonly requires: ReadonlyMap<string, readonly CompiledRule[]>;
  readonly checks: readonly CheckPlan[];
  /** Per field: the value that it starts with, of settings and context. */
  readonly prefills: ReadonlyMap<string, PrefillPlan>;
  readonly messages: PageMessages;
  /** What is verified before the page is left. */
  readonly verify?: VerifyPlan;
  /** The widgets whose answers are for nobody else to read. */
  readonly secretWidgets: readonly string[];
  /** The page lists the answers of the pages before it. */
  readonly review: boolean;
  /**
   * The schema of the shown fields, with the choices that they take from the context: the same object for the same two
   * lists of names and the same lists of choices, so that a view can tell nothing changed.
   */
  readonly present: (shown: readonly string[], required: readonly string[], context: JsonObject) => ObjectSchema;
  /** The validator of that schema, remembered like it. */
  readonly validator: (shown: readonly string[], required: readonly string[], context: JsonObject) => Validate;
}
