import { choiceNames, type JsonObject } from '#engine';
import { type LicensureState, licensureStates } from '../../../api/index.ts';
import { type AppServices, type LoadResult, reportDocument, reportOutcome } from '../../../app-services/index.ts';
import { loadPrescreenPlan, type PrescreenPlan } from '../../../content/forms/index.ts';
import { timeZoneValues } from '../../../content/generated/texts/timeZoneValues.ts';
import { readShownVaccines } from '../../../content/readShownVaccines.ts';
import { compareNames } from '../../../formatting/compareNames.ts';
import { localDate } from '../../../formatting/isoDate.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { listedName } from '../../../journey/services/serviceName.ts';
import { vaccineChoices } from '../../../journey/services/vaccineChoices.ts';
import { locateState } from '../../../places/locateState.ts';
import type { PrescreenStart } from './usePrescreenStart.ts';

/** A prescreen with all that is needed to ask it. */
export interface OpenedPrescreen {
  readonly plan: PrescreenPlan;
  /** What its rules read. The same object as long as the prescreen is open. */
  readonly context: JsonObject;
  /** The IANA names of time zones, by the codes that a form offers for them. */
  readonly zones: Readonly<Record<string, string | undefined>>;
}

/**
 * Why a prescreen cannot be asked. `questions`: its documents cannot be read. `noQuestions`: there is no prescreen of
 * the type, or it names questions that do not exist. `connection`: a call failed. `issue`: there is nothing to choose
 * from.
 */
export type PrescreenFailure = 'questions' | 'noQuestions' | 'connection' | 'issue';

const failure = (why: PrescreenFailure): LoadResult<never, PrescreenFailure> => ({ ok: false, failure: why });

/** Reads what the prescreen asks, and then what its forms let guests choose from. Never rejects. */
export async function openPrescreen(
  appServices: AppServices,
  { type, service, named, services, flow, location, priorAnswers }: PrescreenStart,
  signal: AbortSignal,
): Promise<LoadResult<OpenedPrescreen, PrescreenFailure>> {
  // The code of forms may fail to arrive, like any chunk.
  const forms = await appServices.forms().catch(() => undefined);
  if (forms === undefined) return failure('questions');
  const read = await loadPrescreenPlan(forms, type, signal);
  if (!read.ok) {
    reportDocument(appServices.analytics, 'prescreen-data', read.error);
    return failure(read.noQuestions ? 'noQuestions' : 'questions');
  }
  appServices.reportReplaced(read.problems);
  const offered = offeredChoices(read.plan);
  const asksState = offered.includes('licensureStates');
  const [shown, states, searched, zones] = await Promise.all([
    offered.includes('vaccines') ? readShownVaccines(appServices.content, signal) : undefined,
    asksState ? readLicensureStates(appServices, service.id, signal) : undefined,
    asksState ? locateState(appServices.api, location, signal) : undefined,
    readZones(appServices, signal),
  ]);
  if (states === 'failed') return failure('connection');
  const vaccines = shown && vaccineChoices(services, [service.category], shown, read.plan.information);
  if (vaccines?.length === 0 || states?.length === 0) return failure('issue');
  const context: JsonObject = {
    flow,
    today: localDate(new Date()),
    service: readable(service),
    services: named.map(readable),
    known: { ...(states && licensedState(states, searched)), ...priorAnswers },
    ...(vaccines && { vaccines: vaccines.map((choice) => ({ ...choice })) }),
    ...(states && licensureContext(states)),
  };
  return { ok: true, opened: { plan: read.plan, context, zones } };
}

/** What rules read of a service. */
const readable = (service: BookableService): JsonObject => ({
  id: service.id,
  name: listedName(service),
  category: service.category,
});

const offeredChoices = ({ wizard }: PrescreenPlan): readonly string[] =>
  (wizard?.steps ?? []).flatMap(({ form }) => form.pages.flatMap(({ uiSchema }) => choiceNames(uiSchema)));

async function readLicensureStates({ api, analytics }: AppServices, serviceId: number, signal: AbortSignal) {
  const outcome = await licensureStates(api, serviceId, signal);
  reportOutcome(analytics, outcome, signal);
  return outcome.kind === 'ok' ? outcome.value : 'failed';
}

async function readZones({ content }: AppServices, signal: AbortSignal): Promise<OpenedPrescreen['zones']> {
  const values = await content.loader.load(content.entry(timeZoneValues), signal);
  return values.ok ? { ...values.document.zones } : {};
}

/** The state of the place that was searched for, if its guests can choose it. */
const licensedState = (states: readonly LicensureState[], searched: string | undefined): JsonObject =>
  searched !== undefined && states.some(({ code, hasLicense }) => hasLicense && code === searched)
    ? { state: searched }
    : {};

/** What rules read of the states: all of them as choices, sorted by name, and those without a license. */
export function licensureContext(states: readonly LicensureState[]): JsonObject {
  const byName = states.toSorted((a, b) => compareNames(a.name, b.name));
  return {
    licensureStates: byName.map(({ code, name }) => ({ value: code, title: name })),
    unlicensedStates: byName.filter(({ hasLicense }) => !hasLicense).map(({ code }) => code),
  };
}
