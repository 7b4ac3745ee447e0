import type { DocumentEntry } from '#engine';
import type { FormConfiguration, StepDefinition } from '../../../schemas/generated/content/forms/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/forms/form-definition.js';
import type { DocumentIds } from '../DocumentKind.ts';

/** The form that a step asks, and the ids of the documents that the form transcludes. */
export type StepForm = Pick<StepDefinition, 'form' | 'documentIds'>;

/**
 * The name of a form together with the documents that a step names for it: `vaccineConsent`, or
 * `vaccineConsent with vaccine-consent/walk-in`.
 */
export function formatVariantName({ form, documentIds = {} }: StepForm): string {
  const names = Object.entries(documentIds).map(([kind, id]) => `${kind}/${id}`);
  return names.length === 0 ? form : `${form} with ${names.sort().join(', ')}`;
}

/** A configuration whose steps name the documents of a banner, but where they name others themselves. */
export const ofBanner = <D extends { readonly steps: readonly StepForm[] }>(
  document: D,
  ids: StepForm['documentIds'] = {},
): D =>
  Object.keys(ids).length === 0
    ? document
    : { ...document, steps: document.steps.map((step) => ({ ...step, documentIds: { ...ids, ...step.documentIds } })) };

/** The forms of the steps, each variant once. */
export const listVariants = (steps: readonly StepForm[]): readonly StepForm[] => [
  ...new Map(steps.map((step) => [formatVariantName(step), step])).values(),
];

/** The configuration with each step naming its variant, because each variant is compiled as a form of its own. */
export const withVariants = (configuration: FormConfiguration): FormConfiguration => ({
  ...configuration,
  steps: configuration.steps.map((step) => ({ ...step, form: formatVariantName(step) })),
});

type Find = (name: string, ids: DocumentIds) => DocumentEntry<unknown> | undefined;

/** The entry of a step's form: `entry` itself, unless the step names other documents. */
export function stepFormEntry(
  step: StepForm,
  entry: DocumentEntry<FormDefinition>,
  find: Find,
): DocumentEntry<FormDefinition> {
  const { form, documentIds } = step;
  const variant = formatVariantName(step);
  if (documentIds === undefined || variant === form) return entry;
  return {
    ...entry,
    name: entry.name.replace(form, variant),
    find: (name) => find(name, { ...documentIds }),
    compile: (document) => ({ ok: true, value: { ...document, id: document.id === form ? variant : document.id } }),
  };
}
