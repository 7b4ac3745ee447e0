import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, findDocument } from '../../../app/content/catalogue.ts';
import { loadFormPlan } from '../../../app/content/forms/loadFormPlan.ts';
import { openForms } from '../../../app/content/forms/openForms.ts';
import { contentRoot } from '../../content/contentFiles.ts';

/**
 * Which of several documents of a kind is read: the one that the step names, otherwise the banner's, otherwise the usual
 * one.
 */
interface Wanted {
  readonly group: string;
  readonly bannerName?: string;
  /** Edits of the newest copies, by the name of their kind. */
  readonly edits?: Readonly<Record<string, (text: string) => string>>;
}

async function planWith({ group, bannerName = 'thelittleclinic', edits = {} }: Wanted) {
  const forms = openForms({
    deployment: {
      environment: 'test',
      bannerName,
      tenant: 'thelittleclinic',
      apiBaseUrl: '',
      contentBaseUrls: { api: '/api', file: '/file' },
      forceFetchFromAPI: ['*'],
    },
    fetch: async (url) => {
      const [, source, path = ''] = /^\/(api|file)\/(.*)$/.exec(url) ?? [];
      const text = await readFile(join(contentRoot, path), 'utf8').catch(() => undefined);
      if (text === undefined) return new Response('', { status: 404 });
      const edit = source === 'api' ? edits[path.split('/')[0] ?? ''] : undefined;
      return new Response(edit ? edit(text) : text);
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

/** The newest `amp-config`, with other documents for the banners. */
const banners = (named: Readonly<Record<string, Readonly<Record<string, string>>>>) => ({
  'amp-config': () => JSON.stringify({ banners: named }),
});

describe('the financial consent', () => {
  it('is the usual one', async () => {
    expect(await readTexts({ group: 'in-person' }, 'financialConsent')).toContain(standard);
  });

  it('is another one for one banner', async () => {
    const words = await readTexts({ group: 'in-person', bannerName: 'kroger' }, 'financialConsent');
    expect(words).toContain(kroger);
    expect(words).not.toContain(standard);
  });

  it.each([
    ['the usual one for a banner that an edit no longer names', banners({}), standard],
    [
      'that of the shipped copy where an edit names one that does not exist',
      banners({ kroger: { 'financial-consent': 'krogr' } }),
      kroger,
    ],
    ['that of the shipped copy where an edit is no JSON', { 'amp-config': () => '{' }, kroger],
  ])('is %s', async (_what, edits, words) => {
    const wanted = { group: 'in-person', bannerName: 'kroger', edits };
    expect(await readTexts(wanted, 'financialConsent')).toContain(words);
  });

  it('is the usual one for a banner whose name every object has', async () => {
    expect(await readTexts({ group: 'in-person', bannerName: 'constructor' }, 'financialConsent')).toContain(standard);
  });
});

describe('the vaccine consent', () => {
  it('is the usual one, but for the walk-in flow, whose step names another', async () => {
    expect(await readTexts({ group: 'everyday-vaccine' }, 'vaccineConsent')).toContain(booked);
    expect(await readTexts({ group: 'instant-vaccine' }, 'vaccineConsent')).toContain(walkIn);
  });

  it('is what the step says before what the banner says', async () => {
    const edits = banners({ kroger: { 'vaccine-consent': 'standard' } });
    expect(await readTexts({ group: 'instant-vaccine', bannerName: 'kroger', edits }, 'vaccineConsent')).toContain(
      walkIn,
    );
    const walkInEverywhere = banners({ kroger: { 'vaccine-consent': 'walk-in' } });
    const wanted = { group: 'everyday-vaccine', bannerName: 'kroger', edits: walkInEverywhere };
    expect(await readTexts(wanted, 'vaccineConsent')).toContain(walkIn);
  });

  it('can be asked in one form by two steps with different words', async () => {
    const twice = (text: string): string =>
      text.replace(/\{\s*"id": "vaccineConsent"/, '{ "id": "again", "form": "vaccineConsent" }, $&');
    const { plan, problems } = await planWith({ group: 'instant-vaccine', edits: { 'form-config': twice } });
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
    const { plan, problems } = await planWith({ group: 'instant-vaccine', edits: { 'form-config': misspelled } });
    expect(JSON.stringify(plan.steps.find(({ id }) => id === 'vaccineConsent')?.form.pages)).toContain(walkIn);
    expect(problems.map(({ document }) => document)).toContain('form-config/instant-vaccine');
  });
});

describe('findDocument', () => {
  const financialConsent = catalogue.find(({ name }) => name === 'financial-consent');

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

it('each kind that has a usual document can be named for a banner', async () => {
  const part = join(import.meta.dirname, '../../../schemas/parts/content/document-ids.json');
  const named = Object.keys(JSON.parse(await readFile(part, 'utf8')).properties);
  expect(named).toEqual(catalogue.flatMap(({ name, usualId }) => (usualId === undefined ? [] : [name])).sort());
});
