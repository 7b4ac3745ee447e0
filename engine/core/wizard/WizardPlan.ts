import type { FormPlan } from '../form/FormPlan.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';

/** One step, ready to be asked. */
export interface StepPlan {
  readonly id: string;
  /** The name of the document that the form came from. */
  readonly document: string;
  readonly title: string;
  readonly when?: CompiledRule;
  readonly hints: Readonly<Record<string, unknown>>;
  readonly form: FormPlan;
}

/** A form configuration and its definitions, compiled together. Read-only. */
export interface WizardPlan {
  readonly group: string;
  /** The label of the button on the last page; absent when the configuration has none. */
  readonly submit?: string;
  readonly steps: readonly StepPlan[];
}
