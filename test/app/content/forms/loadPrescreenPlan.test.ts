import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPrescreenPlan, type PrescreenPlanResult } from '../../../../app/content/forms/loadFormPlan.ts';
import { openForms } from '../../../../app/content/forms/openForms.ts';
import { contentRoot } from '../../../content/contentFiles.ts';
import { newestDeployment } from '../../../content/newestDeployment.ts';

const data = 'prescreen-data/1.0.0/scheduler/dietitian.json';
const form = 'form-definition/1.0.0/scheduler/dietitianPrescreen.json';
const questions = 'eligibility-questions/1.0.0/scheduler/dietitian.json';

/** The answers of a source that differ from the shipped copies: a document, or a status. */
type Source = Readonly<Record<string, object | number>>;

function load(api: Source, { files = {}, type = 'dietitian', signal }: Options = {}): Promise<PrescreenPlanResult> {
  const forms = openForms({
    deployment: newestDeployment,
    fetch: async (url) => {
      const [, source, path = ''] = /^\/(api|file)\/(.*)$/.exec(url) ?? [];
      const own = (source === 'api' ? api : files)[path];
      if (typeof own === 'number') return new Response('', { status: own });
      if (own !== undefined) return new Response(JSON.stringify(own));
      return readFile(join(contentRoot, path), 'utf8').then(
        (text) => new Response(text),
        () => new Response('', { status: 404 }),
      );
    },
  });
  return loadPrescreenPlan(forms, type, signal);
}

interface Options {
  readonly files?: Source;
  readonly type?: string;
  readonly signal?: AbortSignal;
}

const documents = (result: PrescreenPlanResult): readonly string[] => [
  ...new Set((result.ok ? result.problems : result.error.problems).map(({ document }) => document)),
];

const steps = [{ id: 'dietitian', form: 'dietitianPrescreen' }];
const small = (members: object): object => ({ type: 'dietitian', steps, questions: 'dietitian', ...members });

describe('the plan of a prescreen', () => {
  it.each([
    ['physicals', 1],
    ['health_screenings', 1],
    ['dot_physicals', 1],
    ['medicare_check', 1],
    ['travel_vaccines', 0],
    ['dietitian', 1],
    ['vaccines', 1],
  ])('%s is made of the shipped documents', async (type, forms) => {
    const result = await load({}, { type });
    expect(documents(result)).toEqual([]);
    if (!result.ok) throw new Error('It is there.');
    expect(result.plan.type).toBe(type);
    expect(result.plan.wizard?.steps.length ?? 0).toBe(forms);
    expect(result.plan.questions?.questions.length).toBeGreaterThan(2);
    expect(result.plan.hideStepCount).toBe(type === 'travel_vaccines');
  });

  it('is that of an edited document', async () => {
    const result = await load({ [data]: small({ hideStepCount: true }) });
    expect(result).toMatchObject({ ok: true, problems: [], plan: { hideStepCount: true } });
  });

  it.each<readonly [string, Source, string]>([
    ['data that are none', { [data]: {} }, 'prescreen-data/dietitian'],
    ['data that ask nothing', { [data]: small({ steps: [], questions: undefined }) }, 'prescreen-data/dietitian'],
    ['data that name no form', { [data]: small({ steps: [{ id: 'x', form: 'nobody' }] }) }, 'prescreen-data/dietitian'],
    ['data that name no questions', { [data]: small({ questions: 'nobody' }) }, 'prescreen-data/dietitian'],
    [
      'a form of several pages',
      { [data]: small({ steps: [{ id: 'x', form: 'patientDetails' }] }) },
      'prescreen-data/dietitian',
    ],
    [
      'services by an answer that nobody gives',
      {
        [data]: small({
          services: [{ when: { '==': [{ var: 'steps.dietitian.colour' }, 'red'] }, serviceIds: [1] }],
        }),
      },
      'prescreen-data/dietitian',
    ],
    [
      'a form that does not compile',
      { [form]: { id: 'dietitianPrescreen', title: 'x', pages: [] } },
      'form-definition/dietitianPrescreen',
    ],
    [
      'questions that do not compile',
      {
        [questions]: {
          id: 'dietitian',
          title: 'x',
          questions: [{ id: 'a', type: 'yesNo', title: 'A?', skipWhen: { '==': [{ var: 'answers.b' }, true] } }],
        },
      },
      'eligibility-questions/dietitian',
    ],
  ])('is the shipped one, and says why, in place of %s', async (_, api, document) => {
    const result = await load(api);
    expect(result.ok && result.plan.wizard?.steps.map(({ id }) => id)).toEqual(['dietitian']);
    expect(documents(result)).toContain(document);
  });

  it.each<readonly [string, Source, boolean]>([
    ['there is no such prescreen', { [data]: 404 }, true],
    ['it cannot be read', { [data]: 500 }, false],
    ['there are no such questions', { [questions]: 404 }, true],
    ['the questions cannot be read', { [questions]: 500 }, false],
    ['the form cannot be read', { [form]: 404 }, false],
  ])('is missing where %s', async (_, files, noQuestions) => {
    expect(await load(files, { files })).toMatchObject({ ok: false, noQuestions });
  });

  it('is given up with the screen', async () => {
    const controller = new AbortController();
    controller.abort();
    const result = await load({}, { signal: controller.signal });
    expect(result).toMatchObject({ ok: false, error: { status: 'Request Cancelled' } });
  });
});
