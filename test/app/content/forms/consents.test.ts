import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFormPlan } from '../../../../app/content/forms/loadFormPlan.ts';
import { openForms } from '../../../../app/content/forms/openForms.ts';
import { contentRoot } from '../../../content/contentFiles.ts';
import { newestDeployment } from '../../../content/newestDeployment.ts';

/** The consents of a form that a booking names, with their pages. */
interface Wanted {
  readonly group: string;
  readonly bannerName?: string;
  /** Edits of the newest copies, by the name of their kind, or by its name and the file's. */
  readonly edits?: Readonly<Record<string, (text: string) => string>>;
}

async function consentsOf({ group, bannerName = 'thelittleclinic', edits = {} }: Wanted) {
  const forms = openForms({
    deployment: { ...newestDeployment, bannerName },
    fetch: async (url) => {
      const [, source, path = ''] = /^\/(api|file)\/(.*)$/.exec(url) ?? [];
      const text = await readFile(join(contentRoot, path), 'utf8').catch(() => undefined);
      if (text === undefined) return new Response('', { status: 404 });
      const edit = source === 'api' ? (edits[path.split('/')[0] ?? ''] ?? edits[path]) : undefined;
      return new Response(edit ? edit(text) : text);
    },
  });
  const result = await loadFormPlan(forms, group);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.consents;
}

const listed = async (wanted: Wanted) => [
  ...new Set((await consentsOf(wanted)).map(({ page, document }) => `${page}: ${document}`)),
];

const general = ['privacyPractice: privacy-practice/standard', 'consents: general-consent/standard'];
const privacyForm = 'form-definition/1.0.0/scheduler/privacyPractice.json';

describe('the consents of a form', () => {
  it.each([
    ['in-person', 'thelittleclinic', [...general, 'signature: financial-consent/standard']],
    ['in-person', 'kroger', [...general, 'signature: financial-consent/kroger']],
    ['virtual', 'kroger', [...general, 'telemedicine: financial-consent-telemedicine/standard']],
    ['dietitian', 'thelittleclinic', [...general, 'telemedicine: financial-consent-telemedicine/standard']],
    ['everyday-vaccine', 'thelittleclinic', ['consent: vaccine-consent/standard']],
    ['instant-vaccine', 'thelittleclinic', ['consent: vaccine-consent/walk-in']],
  ])('of %s at %s', async (group, bannerName, expected) => {
    expect((await listed({ group, bannerName })).sort()).toEqual(expect.arrayContaining([...expected].sort()));
    const documents = (await consentsOf({ group, bannerName })).map(({ document }) => document);
    expect(new Set(documents)).toEqual(new Set(expected.map((each) => each.split(': ')[1])));
  });

  it('are whole documents, in the copy that the form was made with', async () => {
    const path = 'privacy-practice/1.0.0/scheduler/standard.json';
    const shipped: unknown = JSON.parse(await readFile(join(contentRoot, path), 'utf8'));
    const contents = async (edits: Wanted['edits'] = {}) =>
      (await consentsOf({ group: 'in-person', edits })).flatMap(({ document, content }) =>
        document === 'privacy-practice/standard' ? [content] : [],
      );
    expect((await contents())[0]).toEqual(shipped);
    const worded = { 'privacy-practice': (text: string) => text.replace('Please review it carefully.', 'Read it.') };
    expect(JSON.stringify((await contents(worded))[0])).toContain('Read it.');
    expect((await contents({ 'privacy-practice': () => '{}' }))[0]).toEqual(shipped);
  });

  it('are of all pages where a form takes its pages from another', async () => {
    const borrowed = () =>
      JSON.stringify({
        id: 'privacyPractice',
        title: 'Privacy',
        pages: { $ref: 'form-definition/generalConsent#/pages' },
        voice: { $ref: 'form-vocabulary#/voice' },
      });
    const found = await consentsOf({ group: 'in-person', edits: { [privacyForm]: borrowed } });
    expect(found).toContainEqual({
      form: 'form-definition/privacyPractice',
      document: 'general-consent/standard',
      content: expect.anything(),
    });
  });

  it('are not those that only the title of the form has', async () => {
    const titled = (text: string) => JSON.stringify({ ...JSON.parse(text), title: { $ref: 'vaccine-consent#/title' } });
    const found = await listed({ group: 'in-person', edits: { [privacyForm]: titled } });
    expect(found.join()).not.toContain('vaccine-consent');
  });

  it.each([
    ['say no', (text: string) => text.replace('"sendsConsentVersions": true', '"sendsConsentVersions": false')],
    ['say nothing', (text: string) => text.replace('"sendsConsentVersions": true,', '')],
  ])('are none where the settings %s', async (_what, edit) => {
    expect(await listed({ group: 'in-person', edits: { 'app-settings': edit } })).toEqual([]);
  });
});
