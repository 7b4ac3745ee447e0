// @module-tag exhaustive: it loads every plan for each of many broken documents.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine';
import { loadFormPlan } from '../../app/content/forms/loadFormPlan.ts';
import { openForms } from '../../app/content/forms/openForms.ts';
import { checkTools } from '../../authoring/check/CheckTools.ts';
import { checkContent } from '../../authoring/check/checkContent.ts';
import { authoringCodes } from '../../authoring/check/problems/AuthoringProblem.ts';
import { contentFiles } from './contentFiles.ts';
import { newestDeployment } from './newestDeployment.ts';

/**
 * Documents are changed at random, as an author or a broken deployment might change them: the app always has a plan,
 * and the check predicts whether the newest copies give one.
 */
const joinTexts = (paths: RegExp): string =>
  contentFiles
    .filter(({ path }) => paths.test(path))
    .map(({ text }) => text)
    .join();
const namesIn = (texts: string, name: RegExp): readonly string[] =>
  Array.from(texts.matchAll(name), ([, found]) => found ?? '');

/** Other forms transclude parts of it and no configuration uses it, so a problem may be in a part that nobody reads. */
const isReadInParts = /^form-definition\/.*\/signature.json$/;
const asked = namesIn(joinTexts(/^form-config\//), /"form": "(\w+)"/g);
const forms = new RegExp(`^form-definition/.*/(${asked.join('|')}|signature).json$`);
const drawnOn = namesIn(joinTexts(forms), /"\$ref": "([a-z-]+)#/g);
const others = new RegExp(`^(form-config|${drawnOn.join('|')})/`);
const ofAnotherBanner = /^financial-consent\/.*\/kroger.json$/;
const intake = contentFiles.filter(
  ({ path }) => (forms.test(path) || others.test(path)) && !ofAnotherBanner.test(path),
);
const groups = contentFiles.flatMap(({ path }) => /^form-config\/.*\/([^/]+)\.json$/.exec(path)?.[1] ?? []);

const tools = checkTools();

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with the value at the end of a random path replaced, or removed when there is no replacement. */
function changed(value: Json, [choice, ...walk]: readonly number[], replacement: Json | undefined): Json | undefined {
  if (choice === undefined) return replacement;
  if (Array.isArray(value) && value.length > 0) {
    const at = choice % value.length;
    return value.flatMap((entry: Json, index) => (index === at ? (changed(entry, walk, replacement) ?? []) : [entry]));
  }
  if (!isObject(value)) return replacement;
  const names = Object.keys(value);
  const name = names[choice % Math.max(1, names.length)];
  if (name === undefined) return replacement;
  const { [name]: member = null, ...others } = value;
  const next = changed(member, walk, replacement);
  return next === undefined ? others : { ...others, [name]: next };
}

const replacements = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))),
  fc.constantFrom<Json>(
    '__proto__',
    '',
    {},
    [],
    { $ref: 'notes-data#/reasons/Illnesses' },
    { var: 'answers.nothing' },
    -1,
    '(a+)+$',
  ),
);

/** The files that a problem can be told in: what is transcluded is told where its words stand. */
const reported = [...intake, ...contentFiles.filter(({ path }) => path.startsWith('notes-data/'))];

const mutations = fc.record({
  file: fc.constantFrom(...intake),
  walk: fc.array(fc.nat(40), { minLength: 1, maxLength: 9 }),
  replacement: replacements,
});

/** Loads the plans of all groups, with this text of the content API instead of the shipped one. */
async function loadPlans(path: string, text: string) {
  const forms = openForms({
    deployment: newestDeployment,
    fetch: async (url) => {
      const asked = url.replace(/^\/(api|file)\//, '');
      const own = contentFiles.find((file) => file.path === asked)?.text;
      const copy = url.startsWith('/api/') && asked === path ? text : own;
      return copy === undefined ? new Response('', { status: 404 }) : new Response(copy);
    },
  });
  return Promise.all(groups.map((group) => loadFormPlan(forms, group)));
}

describe('a document changed at random', () => {
  it('leaves every plan, and the check says whether it is the newest', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(mutations, async ({ file, walk, replacement }) => {
        const text = JSON.stringify(changed(JSON.parse(file.text), walk, replacement) ?? null);
        const problems = await checkContent(
          contentFiles.map((each) => (each === file ? { ...each, text } : each)),
          tools,
        );
        const results = await loadPlans(file.path, text);
        expect(results.map(({ ok }) => ok)).toEqual(groups.map(() => true));
        // Problems that only the check knows, and those of the forms of a prescreen, do not keep the app from its plan.
        const own = problems.filter(
          (found) =>
            reported.some(({ file }) => file === found.file) &&
            (found.isRefused === true || authoringCodes.every((code) => code !== found.code)),
        );
        const isReported = own.length > 0;
        const doesWithout = results.some((result) => result.ok && result.problems.length > 0);
        expect(doesWithout).toBe(isReadInParts.test(file.path) ? doesWithout && isReported : isReported);
      }),
      { numRuns: 40 },
    );
  });
});
