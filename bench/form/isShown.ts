import type { NeutralAnswers, NeutralField, NeutralForm } from './NeutralForm.ts';

/** A field is shown when all its conditions hold; these include the conditions of the fields that control it. */
export const isShown = ({ showIf = [] }: NeutralField, answers: NeutralAnswers): boolean =>
  showIf.every(({ field, equals }) => answers[field] === equals);

/** The fields that a guest with these answers sees, in the form's order. */
export const shownKeys = ({ fields }: NeutralForm, answers: NeutralAnswers = {}): readonly string[] =>
  fields.filter((field) => isShown(field, answers)).map(({ key }) => key);

/** The fields that must show an error when the form is submitted with nothing answered. */
export const unansweredKeys = ({ fields }: NeutralForm): readonly string[] =>
  fields.filter((field) => field.required && isShown(field, {})).map(({ key }) => key);
