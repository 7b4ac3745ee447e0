import { describe, expect, it } from 'vitest';
import { checkEdit } from './checkEdit.ts';
import type { Edit } from './edited.ts';

async function said(edit: Edit): Promise<readonly string[]> {
  const problems = await checkEdit(edit);
  return problems.map(({ severity, message }) => `${severity}: ${message}`);
}

describe('an edit of the rules of vaccines', () => {
  it('may not name a vaccine that there is none of', async () => {
    const document = 'vaccine-rules/vaccine-rules';
    expect(await said({ document, from: '"115"', to: '"1115"' })).toEqual([
      'error: "includesSet" looks for "1115", which is not one of the choices. If it is one of another deployment, name its list by --services.',
    ]);
  });
});

describe('an edit after which a search would find nothing', () => {
  it('is more vaccines than a search takes', async () => {
    const document = 'form-definition/vaccineSelection';
    const from = '"maxItems": {\n              "$ref": "vaccine-rules#/most"\n            }';
    expect(await said({ document, from, to: '"maxItems": 10' })).toContain(
      'error: A search takes at most 3 services, and "vaccines" lets a guest choose 10; its "maxItems" must be 3 or less.',
    );
  });

  it('is a prescreen of vaccines for a category that has none', async () => {
    const document = 'scheduler-config-2022/scheduler-config-2022';
    const before =
      '"Illnesses": {\n      "schedulerFlow": "IN_PERSON",\n      "showPromotionModal": false,\n      "redirectAction": "results"';
    const after = before.replace('"results"', '"prescreen", "prescreenType": "vaccines"');
    expect(await said({ document, from: before, to: after })).toEqual([
      'error: The prescreen "vaccines" leads to no service of "Illnesses": nobody who comes for one could book.',
    ]);
  });

  it('may be a prescreen that leads to a service of another category', async () => {
    const document = 'prescreen-data/physicals';
    expect(await said({ document, from: '"serviceIds": [61]', to: '"serviceIds": [101]' })).toEqual([
      'warning: No choice leads to "Sports or Camp Physical" (61) of "Physicals".',
      'warning: "Flu" is of the category "Vaccines"; this prescreen is for "Physicals".',
    ]);
  });
});
