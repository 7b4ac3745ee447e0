import type { Json, JsonObject } from '#engine';
import { compareVaccines, vaccineName } from '../../../app/journey/services/vaccineChoices.ts';
import { isJsonObject, isList, readPart } from '../../jsonParts.ts';
import type { AskedPlan } from '../AskedPlan.ts';
import type { RecordedJourney } from '../RecordedJourney.ts';
import { recordJourney } from '../record/recordJourney.ts';

/** How the app is brought to the first page of a journey. */
export interface Start {
  /** What the app knows then. */
  readonly context: JsonObject;
  /** The category whose prescreen is opened; undefined where it is a form of a booking. */
  readonly category?: string;
}

/**
 * The start of a journey in the app, or why the app cannot begin it.
 *
 * @param categoryOf the category that has a prescreen
 */
export function startInApp(
  plan: AskedPlan,
  journey: RecordedJourney,
  categoryOf: (prescreen: string) => string | undefined,
): Start | { readonly why: string } {
  const { known, reasons, ...context } = journey.context;
  if (plan.end !== undefined) {
    const category = categoryOf(journey.asked.replace(/^prescreen-data\//, ''));
    if (category === undefined) return { why: 'no category of the document scheduler-config-2022 has this prescreen.' };
    return withoutKnown(plan, journey, { context: { ...context, ...offered(context) }, category }, known);
  }
  if (!journey.asked.startsWith('form-config/'))
    return { why: 'no page of the app asks this by itself: a form configuration or a prescreen does.' };
  if (typeof context.flow !== 'string') return { why: 'its context has no flow.' };
  const own = { ...context, ...(isList(reasons) && reasons.length > 0 && { reasons: listed(reasons) }) };
  return withoutKnown(plan, journey, { context: own }, known);
}

/** Reasons for the visit as the document notes-data lists them, which always has "Other". */
function listed(reasons: readonly Json[]): readonly Json[] {
  const values = reasons.map((reason) => readPart(reason, 'value') ?? '');
  return [...new Set([...values, 'Other'])].map((value) => ({ value, title: value }));
}

/** The vaccines as the app offers them: without the further doses of a series. */
function offered({ vaccines }: JsonObject): JsonObject {
  if (!isList(vaccines)) return {};
  const named = vaccines.map((each) => ({
    value: readPart(each, 'value') ?? '',
    title: vaccineName(String(readPart(each, 'title') ?? '')),
  }));
  const first = new Map(named.toReversed().map((each) => [each.title, each] as const));
  return { vaccines: [...first.values()].sort((a, b) => compareVaccines(a.title, b.title)) };
}

/** What a guest has answered before, in a prescreen or a search, is not there when the page begins with this one. */
function withoutKnown(
  plan: AskedPlan,
  journey: RecordedJourney,
  start: Start,
  known: Json | undefined,
): ReturnType<typeof startInApp> {
  const now = recordJourney(plan, { ...journey, context: start.context });
  const isSameWay =
    now.outcome.is === journey.outcome.is &&
    now.pages.map(({ at }) => at).join() === journey.pages.map(({ at }) => at).join();
  if (isSameWay) return start;
  const names = Object.keys(isJsonObject(known) ? known : {});
  return {
    why:
      names.length > 0
        ? `its way depends on what the guest has answered before (${names.join(', ')}), and the app begins here without that.`
        : 'the app does not offer what is chosen on its way.',
  };
}
