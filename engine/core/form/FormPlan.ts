import type { ObjectType } from '../rules/ValueType.ts';
import type { SettingValues } from './FormDefinition.ts';
import type { PagePlan } from './PagePlan.ts';

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
