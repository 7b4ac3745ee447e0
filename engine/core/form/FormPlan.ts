import type { SettingValues } from './FormDefinition.ts';
import type { PagePlan } from './PagePlan.ts';

export interface PayloadPlan {
  /** Names into the step's answers; the first is a field. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly as?: string;
}

/** A form definition, compiled for one step with its settings. */
export interface FormPlan {
  readonly title: string;
  readonly settings: SettingValues;
  readonly pages: readonly PagePlan[];
  /** Fields and pages (`page:name`) in the order in which their rules can be run. */
  readonly order: readonly string[];
  readonly payload: readonly PayloadPlan[];
}
