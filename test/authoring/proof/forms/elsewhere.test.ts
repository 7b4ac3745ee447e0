import { describe, expect, it } from 'vitest';
import type { FormDefinition, FormRule } from '#engine';
import { proveContent } from '../../../../authoring/proof/proveContent.ts';

const buildFile = (path: string, document: unknown) => ({ file: path, path, text: JSON.stringify(document, null, 2) });

const options = { relations: ['Self'], displayAddressCarriers: {}, invoiceRecipients: ['Patient'] };
const carriers = { $ref: 'insurance-step-config#/carriers' };
const isListed = (list: unknown) => ({ '>': [{ length: [list] }, 0] });
const show = (field: string, when: unknown) => ({ show: [`/${field}`], when }) as FormRule;

async function said(rules: readonly FormRule[], listed: readonly string[] = []): Promise<readonly string[]> {
  const form: FormDefinition = {
    id: 'about',
    title: 'About',
    pages: [
      {
        name: 'page',
        title: 'Page',
        schema: {
          type: 'object',
          properties: {
            insured: { type: 'boolean', title: 'Are you insured?' },
            carrier: { type: 'string', title: 'Carrier', enum: carriers },
            words: { type: 'string', title: 'Other carrier', maxLength: 50 },
          },
        },
        rules,
      },
    ],
  };
  const { problems } = await proveContent([
    buildFile('form-definition/1.0.0/scheduler/about.json', form),
    buildFile('insurance-step-config/1.0.0/scheduler/insurance-step-config.json', { ...options, carriers: listed }),
  ]);
  return problems.map(({ message }) => message);
}

describe('a field that a list of another document never shows', () => {
  it('is no problem of the form, nor are the fields that ask about it', async () => {
    const rules = [
      show('carrier', { and: [isListed(carriers), { '==': [{ var: 'answers.insured' }, true] }] }),
      show('words', { '==': [{ var: 'answers.carrier' }, 'Other'] }),
    ];
    expect(await said(rules.slice(0, 1))).toEqual([]);
    expect(await said(rules, ['Acme', 'Other'])).toEqual([]);
  });

  it('is none where the answer is looked for in that list', async () => {
    const isIn = (list: unknown) => show('insured', { in: [{ var: 'answers.words' }, list] });
    expect(await said([show('carrier', isListed(carriers)), isIn(carriers)])).toEqual([]);
    expect(await said([show('carrier', isListed(carriers)), isIn([])])).toEqual(['"insured" can never be shown.']);
  });

  it('leaves the rule that asks instead without a word', async () => {
    const instead = { '!': [{ and: [isListed(carriers), { '==': [{ var: 'answers.insured' }, true] }] }] };
    expect(await said([show('carrier', isListed(carriers)), show('words', instead)])).toEqual([]);
  });

  it('is one where the form itself says so', async () => {
    expect(await said([show('words', isListed([]))], ['Acme'])).toEqual(['"words" can never be shown.']);
  });

  it('is one where its own answers exclude each other', async () => {
    const both = { and: [{ '==': [{ var: 'answers.insured' }, true] }, { '==': [{ var: 'answers.insured' }, false] }] };
    expect(await said([show('words', { and: [isListed(carriers), both] })], ['Acme'])).toEqual([
      '"words" can never be shown.',
    ]);
  });

  it('is stuck where it is shown without a choice', async () => {
    expect(await said([])).toEqual([expect.stringMatching(/^No answer to "carrier"/)]);
  });
});
