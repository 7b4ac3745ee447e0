import { documentName } from '../../../app/content/DocumentKind.ts';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { drawnOn } from './drawnOn.ts';
import { type ShippedDocument, shippedDocuments } from './ShippedDocument.ts';

/** A plan that is made from a document: an intake of a group, or a prescreen of a type. */
export interface PlanName {
  readonly what: 'intake' | 'prescreen';
  readonly id: string;
}

/**
 * The group and path of a configuration with only one form, and before it the first where it reads that, so that a form
 * can be tried without the others.
 */
const aloneGroup = 'alone';
export const alonePath = `form-config/1.0.0/scheduler/${aloneGroup}.json`;
export function alone(form: string): string {
  const steps = [...(readsFirst(form) ? [first] : []), form].map((id) => ({ id, form: id }));
  return JSON.stringify({ group: aloneGroup, steps });
}

const first = 'patientDetails';

function readsFirst(form: string): boolean {
  const document = shippedDocuments.find(({ kind, id }) => kind === formDefinition && id === form);
  return [...(document ? [document, ...drawnOn(document)] : [])].some(({ text }) => text.includes(`"steps.${first}.`));
}

const prescreens = shippedDocuments.filter(({ kind }) => kind === prescreenData);

/** The prescreen that asks these questions. */
const askedBy = (id: string): string | undefined =>
  prescreens.find(({ text }) => JSON.parse(text).questions === id)?.id;

/** The ids of the forms that transclude a document. */
const drawingOn = ({ kind, id }: ShippedDocument): readonly string[] => {
  const names = id === kind.usualId ? [kind.name, documentName(kind, id)] : [documentName(kind, id)];
  return shippedDocuments
    .filter((each) => each.kind === formDefinition)
    .filter(({ text }) => names.some((name) => text.includes(`"${name}#`)))
    .flatMap((each) => each.id ?? []);
};

/**
 * What the app makes from the document: plans, and the form to try alone if the document is a form or is transcluded by
 * one.
 */
export function plansFor(document: ShippedDocument): { readonly plans: readonly PlanName[]; readonly form?: string } {
  const { kind, id = '' } = document;
  if (kind === formConfiguration) return { plans: [{ what: 'intake', id }] };
  if (kind === prescreenData) return { plans: [{ what: 'prescreen', id }] };
  if (kind === eligibilityQuestions) {
    const type = askedBy(id);
    return { plans: type === undefined ? [] : [{ what: 'prescreen', id: type }] };
  }
  const form = kind === formDefinition ? id : drawingOn(document)[0];
  return form === undefined ? { plans: [] } : { plans: [{ what: 'intake', id: aloneGroup }], form };
}
