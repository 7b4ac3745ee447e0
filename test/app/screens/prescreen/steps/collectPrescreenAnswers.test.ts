import { describe, expect, it } from 'vitest';
import { initialQuestions, initialState, type JsonObject, readPageAnswers, type WizardState } from '#engine';
import { formContext, loadPrescreenPlan } from '../../../../../app/content/forms/index.ts';
import type { FlowName } from '../../../../../app/journey/index.ts';
import { collectPrescreenAnswers } from '../../../../../app/screens/prescreen/steps/prescreenCriteria.ts';
import { shippedForms, shippedPlan, today } from '../../../../content/forms/intake.ts';

type Pages = Readonly<Record<string, JsonObject>>;

/**
 * What the shipped prescreen of a type sends for these answers to its forms, by step and page, and to its questions.
 */
async function said(type: string, forms: Pages, questions: JsonObject): Promise<JsonObject> {
  const read = await loadPrescreenPlan(shippedForms(), type);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { plan } = read;
  const context = { today, unlicensedStates: [], licensureStates: [{ value: 'OH', title: 'Ohio' }] };
  const around = { steps: {}, context };
  const wizard = plan.wizard && { ...initialState(plan.wizard, context), answers: buildPages(forms) };
  return collectPrescreenAnswers(
    { plan, context },
    {
      key: type,
      ...(wizard && { wizard }),
      ...(plan.questions && { questions: { ...initialQuestions(plan.questions, around), answers: questions } }),
    },
  );
}

const buildPages = (forms: Pages): WizardState['answers'] =>
  Object.fromEntries(Object.entries(forms).map(([name, answers]) => [name, { [name]: answers }]));

describe('what a shipped prescreen tells', () => {
  it.each<[string, Pages, JsonObject, JsonObject]>([
    ['physicals', {}, { birthDate: '2001-02-03' }, { dateOfBirth: '2001-02-03' }],
    [
      'medicare_check',
      { medicare: { medicareBeneficiaryIdNumber: '1EG4-TE5-MK73' } },
      { coverage: 'partB' },
      { medicareBeneficiaryIdNumber: '1EG4-TE5-MK73', hasMedicare: true },
    ],
    ['travel_vaccines', {}, { birthDate: '2001-02-03' }, { dateOfBirth: '2001-02-03' }],
    ['dot_physicals', {}, { licenseState: 'OH' }, { state: 'OH' }],
  ])('%s', async (type, forms, questions, known) => {
    expect(await said(type, forms, questions)).toMatchObject(known);
  });

  it('is nothing of a question that is not asked any more', async () => {
    expect(await said('physicals', {}, {})).toEqual({});
    expect(await said('medicare_check', {}, { coverage: 'partB', home: 'hospice' })).not.toHaveProperty(
      'medicareBeneficiaryIdNumber',
    );
  });
});

describe('a shipped form', () => {
  const start = async (group: string, flow: FlowName, known: JsonObject, service = 'Sick visit') => {
    const appointment = { timestamp: '', timezone: 'America/New_York', services: [{ id: 29, name: service }] };
    const context = formContext(flow, today, { appointment }, { priorAnswers: known });
    const { answers } = initialState(await shippedPlan(group), context);
    return (step: string, page: string) => readPageAnswers(answers, { step, page });
  };
  const personal = {
    dateOfBirth: '2001-02-03',
    sexAssignedAtBirth: 'Female',
    state: 'OH',
    medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
  };

  it.each([
    ['in-person', 'IN_PERSON', 'insurance'],
    ['virtual', 'VIRTUAL_VISIT', 'insurance'],
    ['dietitian', 'DIETITIAN', 'simpleInsurance'],
    ['everyday-vaccine', 'EVERYDAY_VACCINE', 'simpleInsurance'],
    ['instant-vaccine', 'INSTANT_VACCINE', 'simpleInsurance'],
  ] as const)('of %s begins with what is known', async (group, flow, insurance) => {
    const has = await start(group, flow, {
      ...personal,
      sexAssignedAtBirth: 'female',
      hasMedicaid: true,
      hasMedicare: false,
    });
    expect(has('patientDetails', 'personal')).toMatchObject(personal);
    expect(has(insurance, 'insurance')).toMatchObject({ hasMedicaid: true, hasMedicare: false });
  });

  it('of vaccines begins with the medical answers that follow from a yes, and with no other', async () => {
    const has = await start('everyday-vaccine', 'EVERYDAY_VACCINE', { isPregnant: false, hadReaction: true });
    expect(has('medicalInformation', 'today')).toEqual({});
    expect(has('medicalInformation', 'reactions')).toEqual({ hadReaction: true });
  });
});
