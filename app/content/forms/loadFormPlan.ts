import { type ContentError, type ContentProblem, compileWizardInParts, loadTogether, type WizardPlan } from '#engine';
import { eligibilityQuestions } from '../generated/forms/eligibilityQuestions.ts';
import { prescreenData } from '../generated/forms/prescreenData.ts';
import { compilePrescreen } from './compilePrescreen.ts';
import { knownNames } from './knownNames.ts';
import { type Forms, listVariants, ofBanner, withVariants } from './openForms.ts';
import type { PrescreenPlan } from './PrescreenPlan.ts';

/** The plan of an intake and the problems of the copies that were passed over, or the error if there is no plan. */
export type FormPlanResult =
  | { readonly ok: true; readonly plan: WizardPlan; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly error: ContentError };

/** Loads the intake of a group (`in-person`) from the newest documents that fit together. Never rejects. */
export async function loadFormPlan(
  { loader, configuration, definition, bannerIds }: Forms,
  group: string,
  signal?: AbortSignal,
): Promise<FormPlanResult> {
  const loaded = await loadTogether(
    loader,
    configuration(group),
    ({ name, document }, pick) => {
      const own = ofBanner(document, bannerIds(pick));
      return compileWizardInParts(
        { name, document: withVariants(own) },
        listVariants(own.steps).flatMap((step) => pick(definition(step)) ?? []),
        knownNames,
      );
    },
    signal,
  );
  return loaded.ok ? { ok: true, plan: loaded.value, problems: loaded.problems } : { ok: false, error: loaded.error };
}

/**
 * The plan of a prescreen and the problems of the copies that were passed over, or the error if there is no plan.
 * `noQuestions`: there is no such prescreen, or it names questions that do not exist.
 */
export type PrescreenPlanResult =
  | { readonly ok: true; readonly plan: PrescreenPlan; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly noQuestions: boolean; readonly error: ContentError };

/** Loads the prescreen of a type (`physicals`) from the newest documents that fit together. Never rejects. */
export async function loadPrescreenPlan(
  { loader, prescreen, definition, questionnaire, bannerIds }: Forms,
  type: string,
  signal?: AbortSignal,
): Promise<PrescreenPlanResult> {
  const loaded = await loadTogether(
    loader,
    prescreen(type),
    (data, pick) => {
      const document = ofBanner(data.document, bannerIds(pick));
      const { steps, questions } = document;
      const asked = questions === undefined ? undefined : pick(questionnaire(questions));
      const definitions = listVariants(steps).flatMap((step) => pick(definition(step)) ?? []);
      return compilePrescreen({ name: data.name, document }, definitions, asked ? [asked] : [], knownNames);
    },
    signal,
  );
  if (loaded.ok) return { ok: true, plan: loaded.value, problems: loaded.problems };
  const { error, missing } = loaded;
  return { ok: false, noQuestions: missing.some(isAsked), error };
}

const isAsked = (name: string): boolean =>
  [prescreenData, eligibilityQuestions].some((kind) => name.startsWith(`${kind.name}/`));
