import { type ContentError, type ContentProblem, compileWizard, loadTogether, type WizardPlan } from '#engine';
import { knownNames } from './knownNames.ts';
import type { Forms } from './openForms.ts';
import { listVariants, ofBanner, withVariants } from './stepForm.ts';

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
      return compileWizard(
        { name, document: withVariants(own) },
        listVariants(own.steps).flatMap((step) => pick(definition(step)) ?? []),
        knownNames,
      );
    },
    signal,
  );
  return loaded.ok ? { ok: true, plan: loaded.value, problems: loaded.problems } : { ok: false, error: loaded.error };
}
