import type { Rule, Text } from '../form/FormDefinition.ts';

/** One step as authors write it: a form, and when it is asked. */
export interface StepDefinition {
  /** The name under which later steps read its answers. */
  readonly id: string;
  /** The id of the form definition. */
  readonly form: string;
  /** Instead of the form's own title. */
  readonly title?: Text;
  /** The step is on the path when this holds; it reads earlier steps, settings and context. */
  readonly when?: Rule;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** For the app's frame; the engine hands them on unread. */
  readonly hints?: object;
}

/** The steps of a wizard as authors write them (document `form-config`). */
export interface FormConfiguration {
  readonly group: string;
  /** On the button of the last page, which sends the answers; the app's own word where there is none. */
  readonly submit?: Text;
  readonly steps: readonly StepDefinition[];
}
