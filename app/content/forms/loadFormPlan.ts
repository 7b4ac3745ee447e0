import {
  type ContentError,
  type ContentProblem,
  compileWizardInParts,
  loadTogether,
  type NamedDocument,
  type PickDocument,
  type Result,
  type WizardPlan,
} from '#engine';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import { eligibilityQuestions } from '../generated/forms/eligibilityQuestions.ts';
import { prescreenData } from '../generated/forms/prescreenData.ts';
import { compilePrescreen } from './compilePrescreen.ts';
import type { PageConsent } from './consents.ts';
import { knownNames } from './knownNames.ts';
import { type Forms, listVariants, ofBanner, withVariants } from './openForms.ts';
import type { PrescreenPlan } from './PrescreenPlan.ts';

interface FormPlan {
  readonly plan: WizardPlan;
  /** The consents on its pages whose versions are sent; none where the settings do not say that they are. */
  readonly consents: readonly PageConsent[];
}

/** The plan of an intake and the problems of the copies that were passed over, or the error if there is no plan. */
export type FormPlanResult =
  | ({ readonly ok: true; readonly problems: readonly ContentProblem[] } & FormPlan)
  | { readonly ok: false; readonly error: ContentError };

/** Loads the intake of a group (`in-person`) from the newest documents that fit together. Never rejects. */
export async function loadFormPlan(forms: Forms, group: string, signal?: AbortSignal): Promise<FormPlanResult> {
  const { loader, configuration } = forms;
  const loaded = await loadTogether(
    loader,
    configuration(group),
    (named, pick) => compileIntake(forms, named, pick),
    signal,
  );
  return loaded.ok ? { ok: true, ...loaded.value, problems: loaded.problems } : { ok: false, error: loaded.error };
}

function* compileIntake(
  { definition, bannerIds, sendsConsentVersions }: Forms,
  { name, document }: NamedDocument<FormConfiguration>,
  pick: PickDocument,
): Generator<undefined, Result<FormPlan>, undefined> {
  const own = ofBanner(document, bannerIds(pick));
  const sends = sendsConsentVersions(pick);
  const definitions = listVariants(own.steps).flatMap((step) => pick(definition(step)) ?? []);
  const compiled = yield* compileWizardInParts({ name, document: withVariants(own) }, definitions, knownNames);
  if (!compiled.ok) return compiled;
  const consents = sends ? definitions.flatMap(({ document: { consents } }) => consents) : [];
  return { ok: true, value: { plan: compiled.value, consents } };
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
