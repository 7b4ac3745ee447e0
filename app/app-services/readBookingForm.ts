import type { ContentResult } from '#engine';
import { loadChunk } from '../chunks/loadChunk.ts';
import { notesData } from '../content/generated/forms/notesData.ts';
import { schedulerConfig } from '../content/generated/settings/schedulerConfig.ts';
import { asksWithCare, type FlowName, formGroup, type Service } from '../journey/index.ts';
import type { AppServices, BookingForm } from './AppServices.ts';
import { reportDocument } from './reportErrors.ts';

/** The group whose form is asked if none is configured (WIZARD-2). */
const defaultGroup = 'in-person';

/** What the form of a booking depends on: the same names have the same form. */
export const bookingFormName = (flow: FlowName, services: readonly Service[]): string =>
  [flow, ...services.map(({ category = '' }) => category)].join('/');

/**
 * The form for a booking of these services. Undefined if one of its documents cannot be read now, so that no question
 * is left out because a request failed. It is read once per page load, so a screen may call this ahead of the one that
 * needs it, which finds it in `bookingForms`.
 */
export async function readBookingForm(
  appServices: AppServices,
  flow: FlowName,
  services: readonly Service[],
  signal?: AbortSignal,
): Promise<BookingForm | undefined> {
  const { bookingForms } = appServices;
  const name = bookingFormName(flow, services);
  const form = bookingForms.get(name) ?? (await readForm(appServices, flow, services, signal));
  if (form) bookingForms.set(name, form);
  return form;
}

async function readForm(
  { content, forms, analytics, reportReplaced }: AppServices,
  flow: FlowName,
  services: readonly Service[],
  signal: AbortSignal | undefined,
): Promise<BookingForm | undefined> {
  const [config, notes, modules] = await Promise.all([
    content.loader.load(content.entry(schedulerConfig), signal),
    content.loader.load(content.entry(notesData), signal),
    // The code of forms may fail to arrive, like any chunk.
    Promise.all([loadPlanner(), forms()]).catch(() => undefined),
  ]);
  if (!modules || mayArrive(config) || mayArrive(notes)) return undefined;
  const [{ loadFormPlan }, opened] = modules;
  const group = config.ok ? formGroup(config.document, flow, services) : defaultGroup;
  const result = await loadFormPlan(opened, group, signal);
  if (result.ok) {
    reportReplaced(result.problems);
    return {
      plan: result.plan,
      consents: result.consents,
      reasons: notes.ok ? notes.document.reasons : {},
      withCare: config.ok && asksWithCare(config.document, services),
    };
  }
  reportDocument(analytics, 'form-config', result.error);
  return undefined;
}

/** Whether another try may bring a missing document. It cannot bring one that no source has. */
const mayArrive = (result: ContentResult<unknown>): boolean => !result.ok && result.error.status !== 404;

// Imports the whole module, because naming a member here would make the build cut the entry into dozens of files.
const loadPlanner = () => loadChunk('content/forms/index.ts', () => import('../content/forms/index.ts'));
