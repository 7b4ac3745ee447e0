import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '#engine';
import { type FormPlanResult, loadFormPlan } from '../../../../app/content/forms/loadFormPlan.ts';
import { openForms } from '../../../../app/content/forms/openForms.ts';
import { contentRoot } from '../../../content/contentFiles.ts';
import { newestDeployment } from '../../../content/newestDeployment.ts';

const config = 'form-config/1.0.0/scheduler/in-person.json';
const form = (id: string): string => `form-definition/1.0.0/scheduler/${id}.json`;

/** The answers of the content API that differ from the shipped copies: a text, or a status. */
type Api = Readonly<Record<string, string | number>>;

const shipped = (path: string): Promise<string> => readFile(join(contentRoot, path), 'utf8');

async function edited(path: string, edit: (text: string) => string): Promise<Api> {
  const text = await shipped(path);
  expect(edit(text), 'the edit changes something').not.toBe(text);
  return { [path]: edit(text) };
}

async function reply(url: string, api: Api, files: Api): Promise<Response> {
  const [, source, path = ''] = /^\/(api|file)\/(.*)$/.exec(url) ?? [];
  const own = (source === 'api' ? api : files)[path];
  if (typeof own === 'number') return new Response('', { status: own });
  if (own !== undefined) return new Response(own);
  return shipped(path).then(
    (text) => new Response(text),
    () => new Response('', { status: 404 }),
  );
}

function load(api: Api, { files = {}, group = 'in-person', signal }: Options = {}): Promise<FormPlanResult> {
  const forms = openForms({
    deployment: newestDeployment,
    fetch: (url) => reply(url, api, files),
  });
  return loadFormPlan(forms, group, signal);
}

interface Options {
  readonly files?: Api;
  readonly group?: string;
  readonly signal?: AbortSignal;
}

const steps = (result: FormPlanResult): readonly string[] => (result.ok ? result.plan.steps.map(({ id }) => id) : []);
const problems = (result: FormPlanResult): readonly ContentProblem[] =>
  result.ok ? result.problems : result.error.problems;
const documents = (result: FormPlanResult): readonly string[] => [
  ...new Set(problems(result).map(({ document }) => document)),
];

const inPerson = [
  'patientDetails',
  'insurance',
  'medicalHistory',
  'appointmentNotes',
  'privacyPractice',
  'financialConsent',
  'generalConsent',
  'review',
];

const pets = JSON.stringify({
  id: 'pets',
  title: 'Pets',
  pages: [
    { name: 'pets', title: 'Pets', schema: { type: 'object', properties: { pet: { type: 'string', title: 'Pet' } } } },
  ],
});
const withPets = (text: string): string => text.replace('"steps": [', '"steps": [ { "id": "pets", "form": "pets" }, ');

describe('loadFormPlan', () => {
  it('makes the plan of the newest copies', async () => {
    const api = await edited(form('patientDetails'), (text) => text.replace('"Patient Details"', '"About You"'));
    const result = await load(api);
    expect(problems(result)).toEqual([]);
    expect(steps(result)).toEqual(inPerson);
    expect(result.ok && result.plan.steps[0]?.title).toBe('About You');
  });

  it('takes a whole new step from documents alone', async () => {
    const result = await load({ ...(await edited(config, withPets)), [form('pets')]: pets });
    expect(problems(result)).toEqual([]);
    expect(steps(result)).toEqual(['pets', ...inPerson]);
  });

  it('has the steps in the order of the configuration', async () => {
    const reversed = (text: string): string => {
      const document: { readonly steps: readonly object[] } = JSON.parse(text);
      // Others read the first, and the review must stay last.
      const steps = [
        ...document.steps.slice(0, 1),
        ...document.steps.slice(1, -1).reverse(),
        ...document.steps.slice(-1),
      ];
      return JSON.stringify({ ...document, steps });
    };
    const result = await load(await edited(config, reversed));
    expect(problems(result)).toEqual([]);
    expect(steps(result)).toEqual(['patientDetails', ...inPerson.slice(1, -1).reverse(), 'review']);
  });

  it.each([
    ['a misspelled field in a rule', (text: string) => text.replace('answers.isMobileNum', 'answers.isMobileNumber')],
    ['an unknown operator', (text: string) => text.replace('"monthsBetween"', '"moonsBetween"')],
    ['an invalid schema', (text: string) => text.replace('"maxLength": 50', '"maxLength": "fifty"')],
    ['malformed JSON', (text: string) => text.slice(0, -3)],
    ['a reference to a missing document', (text: string) => text.replace('form-vocabulary#', 'form-vocabularies#')],
  ])('does with the good copy of a form that has %s', async (_fault, edit) => {
    const result = await load(await edited(form('patientDetails'), edit));
    expect(steps(result)).toEqual(inPerson);
    expect(documents(result)).toContain('form-definition/patientDetails');
  });

  it('does with the good copy of a document that a form draws on', async () => {
    const api = { 'medical-history/1.0.0/scheduler/medical-history.json': '{ "conditions": [] }' };
    const result = await load(api);
    expect(steps(result)).toEqual(inPerson);
    expect(documents(result)).toContain('medical-history');
  });

  it('does with the good copy of a configuration that names a missing form', async () => {
    const result = await load(await edited(config, withPets));
    expect(steps(result)).toEqual(inPerson);
    expect(documents(result)).toContain('form-config/in-person');
  });

  it('keeps the other newest copies when one is broken', async () => {
    const result = await load({
      ...(await edited(form('patientDetails'), (text) => text.replace('"Patient Details"', '"About You"'))),
      ...(await edited(form('medicalHistory'), (text) => text.replace('"in":', '"inside":'))),
    });
    expect(steps(result)).toEqual(inPerson);
    expect(result.ok && result.plan.steps[0]?.title).toBe('About You');
  });

  it('does with the shipped copies where the content API is down', async () => {
    const api = Object.fromEntries([config, ...inPerson.map(form)].map((path) => [path, 503]));
    const result = await load(api);
    expect(steps(result)).toEqual(inPerson);
  });

  it('is an error with the status where there is no copy at all', async () => {
    const result = await load({}, { group: 'no-such-group' });
    expect(result).toMatchObject({ ok: false, error: { type: 'error', status: 404 } });
  });

  it('is an error where the shipped copies do not fit together either', async () => {
    const broken = await edited(form('patientDetails'), (text) => text.replace('answers.isMobileNum', 'answers.gone'));
    const result = await load(broken, { files: broken });
    expect(result).toMatchObject({ ok: false, error: { type: 'error', status: 500 } });
    expect(documents(result)).toContain('form-definition/patientDetails');
  });

  it('ends when its reader leaves', async () => {
    const result = await load({}, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, error: { type: 'error', status: 'Request Cancelled' } });
  });
});
