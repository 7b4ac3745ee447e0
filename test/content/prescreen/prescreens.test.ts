import { describe, expect, it } from 'vitest';
import { type Answers, evaluateCondition, isOnPath } from '#engine';
import { services } from '../../../reference-backend/world/services.ts';
import { context } from '../forms/intake.ts';
import { shippedPrescreen } from './shippedPrescreen.ts';

/** The seven types (PRESCREEN-1), with the forms that each begins with (PRESCREEN-11 to PRESCREEN-20). */
const types: readonly [type: string, forms: readonly string[], questions: string, count: 'shown' | 'hidden'][] = [
  ['physicals', ['physical: physicalType, isTwentyOrOlder'], 'physicals', 'shown'],
  ['health_screenings', ['screening: isTwentyOrOlder, healthScreeningType'], 'health-screenings', 'shown'],
  ['dot_physicals', ['dot: employer, hasDrugScreening'], 'dot-physicals', 'shown'],
  ['medicare_check', ['medicare: medicareBeneficiaryIdNumber'], 'medicare-check', 'shown'],
  ['travel_vaccines', [], 'travel-vaccines', 'hidden'],
  [
    'dietitian',
    ['dietitian: dietitianDate, dietitianState, dietitianTimeZone, hasMedicaid, hasMedicaidProgram'],
    'dietitian',
    'shown',
  ],
  ['vaccines', ['selection: vaccines'], 'vaccines', 'shown'],
];

it.each(types)('%s asks %j and then %s; its count is %s', async (type, forms, questions, count) => {
  const plan = await shippedPrescreen(type);
  const asked = (plan.wizard?.steps ?? []).map(
    ({ id, form }) => `${id}: ${form.pages.flatMap(({ fields }) => fields).join(', ')}`,
  );
  expect(asked).toEqual(forms);
  expect(plan.questions?.id).toBe(questions);
  expect(plan.hideStepCount ? 'hidden' : 'shown').toBe(count);
});

/** The services that are searched after these answers; undefined for the services that the guest came for or chose. */
async function searched(
  type: string,
  steps: Readonly<Record<string, Answers>>,
): Promise<readonly number[] | undefined> {
  const plan = await shippedPrescreen(type);
  const scope = { answers: {}, settings: {}, context, steps };
  return plan.services.find(({ when }) => when === undefined || isOnPath(evaluateCondition(when, scope)))?.serviceIds;
}

describe('services', () => {
  it.each<[string, boolean, number]>([
    ['sports', false, 61],
    ['sports', true, 61],
    ['school', false, 62],
    ['school', true, 62],
    ['employment', false, 67],
    ['employment', true, 67],
    ['annual', false, 66],
    ['annual', true, 65],
  ])('a physical, %s, 20 or older: %s', async (physicalType, isTwentyOrOlder, id) => {
    expect(await searched('physicals', { physical: { physicalType, isTwentyOrOlder } })).toEqual([id]);
  });

  it.each<[string, number]>([
    ['bloodPressure', 71],
    ['cholesterol', 72],
    ['diabetes', 73],
    ['tuberculosis', 74],
    ['full', 75],
  ])('a screening: %s', async (healthScreeningType, id) => {
    for (const isTwentyOrOlder of [true, false])
      expect(await searched('health_screenings', { screening: { isTwentyOrOlder, healthScreeningType } })).toEqual([
        id,
      ]);
  });

  it.each([
    [true, 64],
    [false, 63],
  ])('a DOT physical, drug screening: %s', async (hasDrugScreening, id) => {
    expect(
      await searched('dot_physicals', { dot: { employer: 'Government or public works', hasDrugScreening } }),
    ).toEqual([id]);
  });

  it('Medicare and nutrition have one each', async () => {
    expect(await searched('medicare_check', { medicare: {} })).toEqual([91]);
    expect(await searched('dietitian', { dietitian: {} })).toEqual([201]);
  });

  it.each(['travel_vaccines', 'vaccines'])('%s: those that the guest chose', async (type) => {
    expect(await searched(type, {})).toBeUndefined();
  });

  it.each(types)('%s: an answer that is missing finds none of several', async (type) => {
    const { services: choices } = await shippedPrescreen(type);
    if (choices.length > 1) expect(await searched(type, {})).toBeUndefined();
    expect(choices.length > 1 || choices.every(({ when }) => when === undefined)).toBe(true);
  });

  it.each(types)('%s: the chain offers every one', async (type) => {
    const plan = await shippedPrescreen(type);
    const named = [
      ...plan.services.flatMap(({ serviceIds }) => serviceIds),
      ...plan.information.map((line) => line.serviceId),
    ];
    const offered = services.filter(({ maxDaysAhead }) => maxDaysAhead !== null).map(({ id }) => id);
    expect(named.filter((id) => !offered.includes(id))).toEqual([]);
  });
});

it('every vaccine with a second dose has a line about it', async () => {
  const { information } = await shippedPrescreen('vaccines');
  const silent = services
    .filter(({ followup, groupName }) => followup !== null && groupName === 'Vaccines')
    .filter(
      ({ id }) => !information.some(({ serviceId, text }) => serviceId === id && String(text).includes('second dose')),
    );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
