import type { PagePlan } from '#engine';
import type { QuestionModel } from '../../proof/model/QuestionModel.ts';
import type { StepModel } from '../../proof/model/StepModel.ts';
import type { AskingDocument } from '../read/ContentVersion.ts';

/** One of the two versions of a document, for a search over the answers to both. */
export interface Side {
  readonly document: AskingDocument;
  readonly steps: readonly StepModel[];
  /** All fields, in the order of steps and pages. */
  readonly fields: readonly PlacedField[];
  readonly questions?: QuestionModel;
}

/** A field with its step and page. */
export interface PlacedField {
  readonly step: StepModel;
  readonly page: PagePlan;
  readonly field: string;
}

/** Whether guests see a field at the moment. May throw a `Demand`. */
export const isSeen = ({ step, field }: PlacedField): boolean => step.isOnPath() && step.isFieldShown(field);

export const listFields = (steps: readonly StepModel[]): readonly PlacedField[] =>
  steps.flatMap((step) =>
    step.step.form.pages.flatMap((page) => page.fields.map((field): PlacedField => ({ step, page, field }))),
  );

export const findField = ({ fields }: Side, step: string, name: string): PlacedField | undefined =>
  fields.find((each) => each.step.step.id === step && each.field === name);
