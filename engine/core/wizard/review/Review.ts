import type { Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { Position } from '../path/Path.ts';
import type { StepPlan } from '../WizardPlan.ts';

interface Reviewed {
  /** JSON Pointer to the answer in the step's answers. */
  readonly path: string;
  /** The question. */
  readonly label: string;
}

/** One answer of the review, with its schema, from which its text can be made. */
export interface ReviewedAnswer extends Reviewed {
  readonly kind: 'answer';
  readonly value: Json;
  readonly schema: JsonSchema;
}

/** An answer that only the guest may read. The review shows that it is given, but not its value. */
export interface ReviewedSecret extends Reviewed {
  readonly kind: 'secret';
}

/** The answers of a group, of one entry of a list, or of a section, which has the path of its first answer. */
export interface ReviewedGroup extends Reviewed {
  readonly kind: 'group';
  readonly rows: readonly ReviewRow[];
}

/** A row of the review. */
export type ReviewRow = ReviewedAnswer | ReviewedSecret | ReviewedGroup;

/** The answers given on one page. */
export interface ReviewedPage {
  readonly position: Position;
  readonly title: string;
  readonly rows: readonly ReviewRow[];
}

/** The pages of one step on which anything is given. */
export interface ReviewedStep {
  readonly step: StepPlan;
  readonly pages: readonly ReviewedPage[];
}
