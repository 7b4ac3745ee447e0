import { describe, expect, it } from 'vitest';
import { initialQuestions, initialState, type JsonObject, readPageAnswers, type WizardState } from '#engine';
import { formContext, loadPrescreenPlan } from '../../../../../app/content/forms/index.ts';
import { type FlowName, flowNames, formGroup } from '../../../../../app/journey/index.ts';
import { collectPrescreenAnswers } from '../../../../../app/screens/prescreen/steps/prescreenCriteria.ts';
import { shippedForms, shippedPlan, today } from '../../../../content/forms/intake.ts';
import { shippedSchedulerConfig } from '../../../../content/shippedSchedulerConfig.ts';

type Pages = Readonly<Record<string, JsonObject>>;

/**
 * What the shipped prescreen of a type passes on for these answers to its forms, by step and page, and to its questions.
 */
async function collect(type: string, forms: Pages, questions: JsonObject): Promise<JsonObject> {
  const read = await loadPrescreenPlan(shippedForms(), type);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { plan } = read;
  const context = { today, unlicensedStates: [], licensureStates: [{ value: 'OH', title: 'Ohio' }] };
  const wizard = plan.wizard && { ...initialState(plan.wizard, context), answers: buildPages(forms) };
  return collectPrescreenAnswers(
    { plan, context },
    {
      key: type,
      ...(wizard && { wizard }),
      ...(plan.questions && {
        questions: { ...initialQuestions(plan.questions, { steps: {}, context }), answers: questions },
      }),
    },
  );
}

const buildPages = (forms: Pages): WizardState['answers'] =>
  Object.fromEntries(Object.entries(forms).map(([name, answers]) => [name, { [name]: answers }]));

describe('the answers that a shipped prescreen passes on', () => {
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
  ])('of %s are those that later forms ask for', async (type, forms, questions, known) => {
    expect(await collect(type, forms, questions)).toMatchObject(known);
  });

  it('have nothing of a question that is not asked any more', async () => {
    expect(await collect('physicals', {}, {})).toEqual({});
    expect(await collect('medicare_check', {}, { coverage: 'partB', home: 'hospice' })).not.toHaveProperty(
      'medicareBeneficiaryIdNumber',
    );
  });
});

describe('a shipped form', () => {
  /** What the pages of the flow's form, named by page alone, have at their beginning. */
  const start = async (flow: FlowName, known: JsonObject) => {
    const appointment = { timestamp: '', timezone: 'America/New_York', services: [{ id: 29, name: 'Sick visit' }] };
    const context = formContext(flow, today, { appointment }, { priorAnswers: known });
    const plan = await shippedPlan(formGroup(shippedSchedulerConfig, flow, []));
    const { answers } = initialState(plan, context);
    return (page: string) => {
      const step = plan.steps.find(({ form }) => form.pages.some(({ name }) => name === page));
      return readPageAnswers(answers, { step: step?.id ?? '', page });
    };
  };
  const personal = {
    dateOfBirth: '2001-02-03',
    sexAssignedAtBirth: 'Female',
    medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
  };

  it.each(flowNames)('of %s begins with what is known', async (flow) => {
    const has = await start(flow, {
      ...personal,
      sexAssignedAtBirth: 'female',
      state: 'OH',
      hasMedicaid: true,
      hasMedicare: false,
    });
    expect(has('personal')).toMatchObject(personal);
    expect(has('address')).toMatchObject({ state: 'OH' });
    expect(has('insurance')).toMatchObject({ hasMedicaid: true, hasMedicare: false });
  });

  it('of vaccines begins with the medical answers that follow from a yes, and with no other', async () => {
    const has = await start('EVERYDAY_VACCINE', { isPregnant: false, hadReaction: true });
    expect(has('today')).toEqual({});
    expect(has('reactions')).toEqual({ hadReaction: true });
  });
});
