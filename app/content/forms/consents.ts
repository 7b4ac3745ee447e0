import type { DocumentEntry, FormDefinition, Insertion } from '#engine';
import type { StepDefinition } from '../../../schemas/generated/content/forms/form-config.js';
import { findDocument } from '../catalogue.ts';
import { documentName } from '../DocumentKind.ts';

/** A consent or notice on a page of a form, in the copy that the guest is shown. */
export interface PageConsent {
  /** The name of the form's document, as a step of the plan has it. */
  readonly form: string;
  /** The page of the form; absent if the form takes all its pages from another document. */
  readonly page?: string;
  /** Kind and id: `general-consent/standard`. */
  readonly document: string;
  readonly content: unknown;
}

/** A form, and the consents and notices of which its pages have a part. */
export type FormWithConsents<Form extends FormDefinition> = Form & { readonly consents: readonly PageConsent[] };

/** The entry of a form that also lists the form's consents. */
export const withConsents = <Form extends FormDefinition>(
  entry: DocumentEntry<Form>,
  ids: StepDefinition['documentIds'],
): DocumentEntry<Form, FormWithConsents<Form>> => ({
  ...entry,
  compile: (document, insertions) => {
    const compiled = entry.compile?.(document, insertions) ?? { ok: true, value: document };
    if (!compiled.ok) return compiled;
    const form = compiled.value;
    const consents = insertions.flatMap((insertion) => consentsIn(insertion, entry.name, form, ids));
    return { ok: true, value: { ...form, consents } };
  },
});

function consentsIn(
  { pointer, name, document: content }: Insertion,
  form: string,
  { pages }: FormDefinition,
  ids: StepDefinition['documentIds'],
): readonly PageConsent[] {
  const [, part, index] = pointer.split('/');
  const found = part === 'pages' ? findDocument(name, { ...ids }) : undefined;
  if (!found?.kind.isConsent) return [];
  const page = index === undefined ? undefined : pages[Number(index)]?.name;
  return [{ form, ...(page !== undefined && { page }), document: documentName(found.kind, found.id), content }];
}
