import type { JSONPath } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { checkTools } from '../../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../../authoring/check/checkContent.ts';
import { readDocuments } from '../../../../authoring/check/read/DocumentFile.ts';
import { readServices, usualServices } from '../../../../authoring/check/services/readServices.ts';
import { templatesFor } from '../../../../studio/web/templates/templates.ts';

const shipped = new Map(readDocuments('content-fixtures/objects').map(({ path, text }) => [path, text]));
const services = readServices(usualServices);
const [aService] = services;
if (aService === undefined) throw new Error('There are no services.');
const tools = checkTools([...services, { ...aService, id: 990, groupName: 'Sports Medicine' }]);

const form = 'form-definition/1.0.0/scheduler/medicalHistory.json';
const prescreenForm = 'form-definition/1.0.0/scheduler/dotPhysical.json';
const flow = 'form-config/1.0.0/scheduler/in-person.json';
const questions = 'eligibility-questions/1.0.0/scheduler/physicals.json';
const scheduler = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';

/** A check of all documents, on a machine that is busy. */
const patience = 120_000;

type Texts = ReadonlyMap<string, string>;

function insert(texts: Texts, path: string, key: string, at: JSONPath, name: string, words: string): Texts {
  const template = templatesFor(path).find((each) => each.key === key);
  const made = template?.make({ texts, path, at, name, words });
  if (made === undefined) throw new Error(`${key} has no place in ${path}.`);
  return new Map([...texts, ...Object.entries(made.texts)]);
}

const findings = async (texts: Texts): Promise<readonly string[]> =>
  (
    await checkContent(
      [...texts].map(([path, text]) => ({ file: path, path, text })),
      tools,
    )
  ).map(({ file, message }) => `${file}: ${message}`);

describe('what a template inserts is sound at once:', () => {
  it(
    'question, yes or no, choice, list and consent',
    async () => {
      const keys = ['field', 'yesNo', 'choice', 'list', 'consent'];
      let all: Texts = shipped;
      for (const key of keys) {
        all = insert(all, form, key, ['pages', 0], `${key}Added`, key);
        all = insert(all, prescreenForm, key, [], `${key}Added`, key);
      }
      expect(await findings(all)).toEqual([]);
    },
    patience,
  );

  it(
    'step, which comes before the review at the latest',
    async () => {
      const texts = insert(shipped, flow, 'step', [], 'pets', 'Your pets');
      expect(await findings(texts)).toEqual([]);
      const steps: readonly { readonly form: string }[] = JSON.parse(texts.get(flow) ?? '').steps;
      expect(steps.slice(-2).map((step) => step.form)).toEqual(['pets', 'review']);
    },
    patience,
  );

  it(
    'question',
    async () => {
      expect(await findings(insert(shipped, questions, 'question', ['questions', 1], 'hasCough', 'A cough?'))).toEqual(
        [],
      );
    },
    patience,
  );

  it(
    'category, and a prescreen of it',
    async () => {
      const category = insert(shipped, scheduler, 'category', [], 'category', 'Sports Medicine');
      expect(await findings(category)).toEqual([]);
      const at = ['categories', 'Sports Medicine', 'redirectAction'];
      expect(await findings(insert(category, scheduler, 'prescreen', at, 'sports-check', 'Before you come'))).toEqual(
        [],
      );
    },
    patience,
  );
});

describe('a template', () => {
  it('keeps all else of the document as it is', () => {
    const before = (shipped.get(form) ?? '').split('\n');
    const after = (insert(shipped, form, 'field', ['pages', 0], 'added', 'More?').get(form) ?? '').split('\n');
    const kept = before.filter((line) => after.includes(line) || after.includes(`${line},`));
    expect(kept).toEqual(before);
  });

  it('has no place where a document of its name is there already', () => {
    const [step] = templatesFor(flow);
    expect(step?.make({ texts: shipped, path: flow, at: [], name: 'insurance', words: 'Insurance' })).toBeUndefined();
  });
});
