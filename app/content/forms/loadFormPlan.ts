import {
  type ContentError,
  type ContentProblem,
  type DocumentCopies,
  newestCopy,
  readMissing,
  readOlder,
  settlePlan,
  type WithOlder,
  type WizardPlan,
} from '#engine';
import type { FormConfiguration } from '../../../schemas/generated/content/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/form-definition.js';
import { knownNames } from './knownNames.ts';
import type { Forms } from './openForms.ts';
import { variantOf, withVariants } from './stepForm.ts';

/** The plan of an intake, with the problems of the copies that it does without; or why there is none. */
export type FormPlanResult =
  | { readonly ok: true; readonly plan: WizardPlan; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly error: ContentError };

interface Documents {
  readonly configuration: DocumentCopies<FormConfiguration>;
  readonly definitions: readonly DocumentCopies<FormDefinition>[];
}

/**
 * The intake of a group (`in-person`), made of the newest documents that fit together: where the newest copy of one does
 * not compile with the others, its good copy is read and all are compiled again. Never rejects.
 */
export async function loadFormPlan(forms: Forms, group: string, signal?: AbortSignal): Promise<FormPlanResult> {
  const first = await newestCopy(forms.loader, forms.configuration(group), signal);
  if (!first.ok) return { ok: false, error: first.error };
  return settle(forms, { configuration: first.copies, definitions: [] }, signal);
}

async function settle(forms: Forms, known: Documents, signal: AbortSignal | undefined): Promise<FormPlanResult> {
  const read = await readDefinitions(forms, known, signal);
  if (!read.ok) return read;
  const { documents, problems } = read;
  const { configuration, definitions } = documents;
  const variants = { ...configuration, copies: configuration.copies.map(withVariants) };
  const settled = settlePlan(variants, definitions, knownNames);
  const all = [...problems, ...settled.problems];
  if (settled.ok) return { ok: true, plan: settled.plan, problems: all };
  const older = await readOlder(
    forms.loader,
    documents,
    new Set(settled.problems.map(({ document }) => document)),
    withOlder,
    signal,
  );
  return older === documents
    ? { ok: false, error: { type: 'error', status: 500, problems: all } }
    : settle(forms, older, signal);
}

type Read =
  | { readonly ok: true; readonly documents: Documents; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly error: ContentError };

/** Reads the definitions that a copy of the configuration names. */
async function readDefinitions(
  { loader, definition }: Forms,
  { configuration, definitions }: Documents,
  signal: AbortSignal | undefined,
): Promise<Read> {
  const named = new Map(configuration.copies.flatMap(({ steps }) => steps.map((step) => [variantOf(step), step])));
  const { copies, failed } = await readMissing(loader, definitions, [...named.values()].map(definition), signal);
  const cancelled = failed.find(({ status }) => status === 'Request Cancelled');
  if (cancelled) return { ok: false, error: cancelled };
  return {
    ok: true,
    documents: { configuration, definitions: copies },
    problems: [configuration, ...copies, ...failed].flatMap(({ problems }) => problems),
  };
}

const withOlder = async ({ configuration, definitions }: Documents, older: WithOlder): Promise<Documents> => ({
  configuration: await older(configuration),
  definitions: await Promise.all(definitions.map((copies) => older(copies))),
});
