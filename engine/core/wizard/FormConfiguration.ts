import type { Conditions, Rule, Text } from '../form/FormDefinition.ts';

/** One step as authors write it: a form, and a condition for asking it. */
export interface StepDefinition {
  /** The name under which later steps read its answers. */
  readonly id: string;
  /** The id of the form definition. */
  readonly form: string;
  /** Replaces the form's own title. */
  readonly title?: Text;
  /** The step is on the path when this is true. It may read earlier steps, settings and context. */
  readonly when?: Rule;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Values for the app's own use. The engine passes them on without reading them. */
  readonly hints?: object;
  /** Why questions about the step may stay that an app's tools cannot decide. */
  readonly undecided?: string;
}

/** The steps of a wizard as authors write them (schema `form-configuration`). */
export interface FormConfiguration {
  readonly group: string;
  /** The label of the button on the last page, which sends the answers; the app's default when absent. */
  readonly submit?: Text;
  /** For `when` of its steps. Forms cannot use them; each has its own. */
  readonly conditions?: Conditions;
  readonly steps: readonly StepDefinition[];
}
