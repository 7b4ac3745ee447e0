import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Answers,
  buildPayload,
  type Json,
  type JsonObject,
  pathFor,
  type StepPlan,
  validatePage,
  type WizardAnswers,
  type WizardPlan,
} from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { formContext } from '../../../app/content/forms/formContext.ts';
import { loadFormPlan } from '../../../app/content/forms/loadFormPlan.ts';
import { type Forms, openForms } from '../../../app/content/forms/openForms.ts';
import { encoders } from '../../../app/journey/index.ts';
import { createMessageResolver } from '../../../engine/react/form/errors/createMessageResolver.ts';
import { contentRoot } from '../contentFiles.ts';

/** Settings by step id, put into the shipped configuration. */
export type Settings = Readonly<Record<string, JsonObject>>;

export const today = '2027-03-01';

export const context: JsonObject = formContext('IN_PERSON', today, {});

interface ConfigurationText {
  readonly steps: readonly StepText[];
}

interface StepText {
  readonly id: string;
  readonly form: string;
  readonly settings?: JsonObject;
  readonly when?: Json;
}

type Edit = (path: string, text: string) => string;

/** The shipped intake of a group, with some settings changed. */
export const shippedPlan = (group: string, settings: Settings = {}): Promise<WizardPlan> =>
  loadPlan(group, (configuration) => ({
    ...configuration,
    steps: configuration.steps.map((step) => withSettings(step, settings)),
  }));

/** The shipped in-person intake, with some settings changed. */
export const inPerson = (settings: Settings = {}): Promise<WizardPlan> => shippedPlan('in-person', settings);

const first = 'patientDetails';

/** The forms that read the answers of the first step, if only for their voice. */
const followers: readonly string[] = [
  'insurance',
  'simpleInsurance',
  'medicalHistory',
  'medicalInformation',
  'dietaryRestrictions',
  'survey',
  'generalConsent',
  'financialConsent',
  'financialConsentForTelemedicine',
  'vaccineConsent',
];

/** Sends nothing of the first step. */
const withoutFirst: Edit = (path, text) =>
  path === `form-definition/1.0.0/scheduler/${first}.json`
    ? JSON.stringify({ ...JSON.parse(text), payload: [] })
    : text;

/**
 * An intake of only one shipped form, whatever configurations name it; before it the first step where the form reads
 * that. `edit` changes the documents that the form transcludes.
 */
export function stepAlone(
  id: string,
  settings: JsonObject = {},
  edit: Edit = (_path, text) => text,
): Promise<WizardPlan> {
  const isFollower = followers.includes(id);
  const before = isFollower ? [{ id: first, form: first }] : [];
  return loadPlan(
    'in-person',
    (configuration) => ({ ...configuration, steps: [...before, { id, form: id, settings }] }),
    (path, text) => edit(path, isFollower ? withoutFirst(path, text) : text),
  );
}

/** The last step of a plan. */
export function lastStep({ steps }: WizardPlan): StepPlan {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('A plan has steps.');
  return last;
}

/** An intake of only these shipped forms. */
export const stepsAlone = (ids: readonly string[]): Promise<WizardPlan> =>
  loadPlan('in-person', (configuration) => ({ ...configuration, steps: ids.map((id) => ({ id, form: id })) }));

/** The plan of a shipped configuration after a change. The documents must have no problems. */
export async function loadPlan(
  group: string,
  change: (configuration: ConfigurationText) => ConfigurationText,
  edit: Edit = (_path, text) => text,
): Promise<WizardPlan> {
  const changed: Edit = (path, text) =>
    path.startsWith('form-config/') ? JSON.stringify(change(JSON.parse(edit(path, text)))) : edit(path, text);
  const result = await loadFormPlan(shippedForms(changed), group);
  if (!result.ok || result.problems.length > 0) throw new Error(JSON.stringify(result, null, 2));
  return result.plan;
}

/** The shipped documents as the app reads them; `edit` changes them first. */
export const shippedForms = (edit: Edit = (_path, text) => text): Forms =>
  openForms({
    deployment: {
      environment: 'test',
      bannerName: 'thelittleclinic',
      tenant: 'thelittleclinic',
      apiBaseUrl: '',
      contentBaseUrls: { api: '/api', file: '/file' },
      forceFetchFromAPI: [],
    },
    fetch: async (url) => {
      const path = url.replace(/^\/file\//, '');
      return new Response(edit(path, await readFile(join(contentRoot, path), 'utf8')));
    },
  });

export const withSettings = (step: StepText, settings: Settings): StepText => ({
  ...step,
  settings: { ...step.settings, ...settings[step.id] },
});

/** The answers of one step, distributed to the pages that ask for them. */
export function onPages(plan: WizardPlan, id: string, answers: Answers): WizardAnswers {
  const pages = plan.steps.find((step) => step.id === id)?.form.pages ?? [];
  return {
    [id]: Object.fromEntries(
      pages.map(({ name, schema }) => [
        name,
        Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(schema.properties, field))),
      ]),
    ),
  };
}

const findViews = (plan: WizardPlan, id: string, answers: WizardAnswers, situation: JsonObject) =>
  pathFor(plan, answers, situation).filter(({ step }) => step.id === id);

/** The fields that a guest with these answers sees, over the pages of the step. */
export function shownFields(plan: WizardPlan, id: string, answers: Answers, situation = context): readonly string[] {
  return findViews(plan, id, onPages(plan, id, answers), situation).flatMap(({ shown }) => shown);
}

/**
 * The error that the guest reads at each wrong field or entry (`list/0/name`): the first violation of a field is the
 * one that is shown.
 */
export function findErrors(
  plan: WizardPlan,
  id: string,
  answers: Answers,
  situation = context,
): Record<string, string> {
  const given = onPages(plan, id, answers);
  const found: Record<string, string> = {};
  for (const view of findViews(plan, id, given, situation)) {
    const { page } = view;
    const own = given[id]?.[page.name] ?? {};
    const resolveMessage = createMessageResolver(page.messages, messageCatalogue, own);
    for (const violation of validatePage(view, own)) {
      const field = violation.path.slice(1);
      found[field] ??= resolveMessage(violation);
    }
  }
  return found;
}

/** The part of the booking request that these answers of one step give. */
export const sent = (
  plan: WizardPlan,
  id: string,
  answers: Answers,
  now = new Date(),
  situation = context,
): JsonObject =>
  buildPayload(
    plan,
    onPages(plan, id, answers),
    situation,
    encoders(() => now),
  );

export const without = (answers: Answers, field: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name !== field));

export const long = (length: number): Json => 'a'.repeat(length);
