import { choiceNames, type JsonObject, type WizardPlan } from '#engine';
import { type AppServices, type LoadResult, reportDocument } from '../../../app-services/index.ts';
import { loadPrescreenPlan, walkInPrescreen } from '../../../content/forms/index.ts';
import { readShownVaccines } from '../../../content/readShownVaccines.ts';
import { localDate } from '../../../formatting/isoDate.ts';
import type { FlowName } from '../../../journey/index.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { vaccineChoices } from '../../../journey/services/vaccineChoices.ts';

/** The checklist, with the vaccines that it offers. */
export interface OpenedSelection {
  readonly plan: WizardPlan;
  readonly context: JsonObject;
  readonly page: SelectionPage;
}

/** The page of the plan that asks for the vaccines, and its field. */
interface SelectionPage {
  readonly step: string;
  readonly page: string;
  readonly field: string;
}

/** `questions`: the documents cannot be read, or ask for no vaccines. `issue`: there is nothing to choose from. */
export type SelectionFailure = 'questions' | 'issue';

/** What there is to choose from. */
interface Offered {
  readonly services: readonly BookableService[];
  /** The groups of services that are given without an appointment. */
  readonly groups: readonly string[];
  readonly flow: FlowName;
}

/** Reads the checklist of vaccines. Never rejects. */
export async function openSelection(
  appServices: AppServices,
  { services, groups, flow }: Offered,
  signal: AbortSignal,
): Promise<LoadResult<OpenedSelection, SelectionFailure>> {
  // The code of forms may fail to arrive, like any chunk.
  const forms = await appServices.forms().catch(() => undefined);
  const read = forms && (await loadPrescreenPlan(forms, walkInPrescreen, signal));
  if (read?.ok) appServices.reportReplaced(read.problems);
  else if (read) reportDocument(appServices.analytics, 'prescreen-data', read.error);
  const plan = read?.ok ? read.plan : undefined;
  const page = plan?.wizard && findSelectionPage(plan.wizard);
  if (!plan?.wizard || !page) return { ok: false, failure: 'questions' };
  const shown = await readShownVaccines(appServices.content, signal);
  const vaccines = vaccineChoices(services, groups, shown, plan.information);
  if (vaccines.length === 0) return { ok: false, failure: 'issue' };
  const context: JsonObject = {
    flow,
    today: localDate(new Date()),
    services: [],
    vaccines: vaccines.map((choice) => ({ ...choice })),
  };
  return { ok: true, opened: { plan: plan.wizard, context, page } };
}

function findSelectionPage({ steps }: WizardPlan): SelectionPage | undefined {
  for (const { id, form } of steps)
    for (const { name, schema, uiSchema } of form.pages) {
      const field = Object.keys(schema.properties).find((each) => listChoiceNames(uiSchema[each]).includes('vaccines'));
      if (field !== undefined) return { step: id, page: name, field };
    }
  return undefined;
}

const listChoiceNames = (uiOptions: unknown): readonly string[] =>
  typeof uiOptions === 'object' && uiOptions !== null ? choiceNames({ ...uiOptions }) : [];
