import { describe, expect, it } from 'vitest';
import { compileWizard, type PayloadDefinition } from '#engine';
import { knownNames } from '../../../../app/content/forms/knownNames.ts';
import { createSchemaReader } from '../../../../authoring/check/checks/SchemaPart.ts';
import { freePlaces } from '../../../../authoring/check/sent/freePlaces.ts';

const read = createSchemaReader();

function planOf(...payload: readonly PayloadDefinition[]) {
  const page = {
    name: 'page',
    title: 'Page',
    schema: { type: 'object' as const, properties: { asked: { type: 'string' as const, title: 'Asked' } } },
  };
  const document = { id: 'form', title: 'Form', pages: [page], payload: [...payload] };
  const configuration = { name: 'visit', document: { group: 'visit', steps: [{ id: 'form', form: 'form' }] } };
  const plan = compileWizard(configuration, [{ name: 'form', document }], knownNames);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

describe('the places that are still free', () => {
  it.each([
    ['pregnant', '/questionnaire/isPregnant'],
    ['seizures', '/questionnaire/hadSeizures'],
    ['historyOfFainting', '/questionnaire/haveHistoryOfFainting'],
    ['portalConsent', '/consentDetails/patientPortalConsent'],
    ['weightInPounds', '/basicInfo/weight'],
  ])('begin with the one that is named like "%s"', (field, place) => {
    const places = freePlaces(field, [planOf()], read);
    expect(places[0]).toBe(place);
    expect(places.length).toBeLessThanOrEqual(5);
  });

  it('are none where no name is alike', () => {
    expect(freePlaces('pet', [planOf()], read)).toEqual([]);
  });

  it('are free in each configuration that asks the field', () => {
    const sends = planOf({ from: '/asked', to: '/questionnaire/isPregnant', as: 'yesNo' });
    expect(freePlaces('pregnant', [planOf(), sends], read)).not.toContain('/questionnaire/isPregnant');
  });

  it('never have the answer to any question', () => {
    expect(freePlaces('additional', [planOf()], read)).not.toContain('/questionnaire/additional');
  });
});
