import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDocument } from '../../../app/content/catalogue.ts';
import { financialConsent } from '../../../app/content/documents/forms/financialConsent.ts';
import { loadFormPlan } from '../../../app/content/forms/loadFormPlan.ts';
import { openForms } from '../../../app/content/forms/openForms.ts';
import type { Deployment } from '../../../schemas/generated/api/deployment/reply.js';
import { contentRoot } from '../../content/contentFiles.ts';

/**
 * Which of several documents of a kind is read: the one that the step names, otherwise the deployment's, otherwise the
 * usual one.
 */
interface Wanted {
  readonly group: string;
  readonly documentIds?: Deployment['documentIds'];
  readonly edit?: (text: string) => string;
}

async function planWith({ group, documentIds, edit = (text) => text }: Wanted) {
  const forms = openForms({
    deployment: {
      environment: 'test',
      bannerName: 'kroger',
      tenant: 'thelittleclinic',
      apiBaseUrl: '',
      contentBaseUrls: { api: '/api', file: '/file' },
      forceFetchFromAPI: ['*'],
      ...(documentIds && { documentIds }),
    },
    fetch: async (url) => {
      const [, source, path = ''] = /^\/(api|file)\/(.*)$/.exec(url) ?? [];
      const text = await readFile(join(contentRoot, path), 'utf8').catch(() => undefined);
      if (text === undefined) return new Response('', { status: 404 });
      return new Response(source === 'api' && path.startsWith('form-config/') ? edit(text) : text);
    },
  });
  const result = await loadFormPlan(forms, group);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result;
}

async function readTexts(wanted: Wanted, step: string): Promise<string> {
  const { plan } = await planWith(wanted);
  return JSON.stringify(
    plan.steps.find(({ id }) => id === step)?.form.pages.map(({ title, schema }) => [title, schema]),
  );
}

const kroger = 'a part of the Kroger family of companies';
const standard = 'I allow the clinic to give my health plan';
const walkIn = 'You are about to be vaccinated at the pharmacy counter.';
const booked = 'Please read this before you are vaccinated.';

describe('the financial consent', () => {
  it('is the usual one', async () => {
    expect(await readTexts({ group: 'in-person' }, 'financialConsent')).toContain(standard);
  });

  it('is another one for a banner whose deployment says so', async () => {
    const words = await readTexts(
      { group: 'in-person', documentIds: { 'financial-consent': 'kroger' } },
      'financialConsent',
    );
    expect(words).toContain(kroger);
    expect(words).not.toContain(standard);
  });
});

describe('the vaccine consent', () => {
  it('is the usual one, but for the walk-in flow, whose step names another', async () => {
    expect(await readTexts({ group: 'everyday-vaccine' }, 'vaccineConsent')).toContain(booked);
    expect(await readTexts({ group: 'instant-vaccine' }, 'vaccineConsent')).toContain(walkIn);
  });

  it('is what the step says before what the deployment says', async () => {
    const documentIds = { 'vaccine-consent': 'standard' };
    expect(await readTexts({ group: 'instant-vaccine', documentIds }, 'vaccineConsent')).toContain(walkIn);
    const walkInEverywhere = { 'vaccine-consent': 'walk-in' };
    expect(await readTexts({ group: 'everyday-vaccine', documentIds: walkInEverywhere }, 'vaccineConsent')).toContain(
      walkIn,
    );
  });

  it('can be asked in one form by two steps with different words', async () => {
    const twice = (text: string): string =>
      text.replace('"steps": [', '"steps": [ { "id": "again", "form": "vaccineConsent" }, ');
    const { plan, problems } = await planWith({ group: 'instant-vaccine', edit: twice });
    const [again, ...others] = plan.steps.filter(({ document }) =>
      document.startsWith('form-definition/vaccineConsent'),
    );
    expect(JSON.stringify(again?.form.pages[0]?.schema)).toContain(booked);
    expect(JSON.stringify(others[0]?.form.pages[0]?.schema)).toContain(walkIn);
    // Both write the same places of the request, in step order.
    expect(problems).toEqual([]);
  });

  it('is that of the shipped configuration where an edit names one that does not exist', async () => {
    const misspelled = (text: string): string => text.replace('"walk-in"', '"walkin"');
    const { plan, problems } = await planWith({ group: 'instant-vaccine', edit: misspelled });
    expect(JSON.stringify(plan.steps.find(({ id }) => id === 'vaccineConsent')?.form.pages)).toContain(walkIn);
    expect(problems.map(({ document }) => document)).toContain('form-config/instant-vaccine');
  });
});

describe('findDocument', () => {
  it.each([
    ['financial-consent', {}, { kind: financialConsent, id: 'standard' }],
    ['financial-consent', { 'financial-consent': 'kroger' }, { kind: financialConsent, id: 'kroger' }],
    ['financial-consent/standard', { 'financial-consent': 'kroger' }, { kind: financialConsent, id: 'standard' }],
    ['financial-consent/', {}, undefined],
    ['form-config', { 'form-config': 'in-person' }, undefined],
  ])('%s with %j', (name, ids, found) => {
    expect(findDocument(name, ids)).toEqual(found);
  });
});
