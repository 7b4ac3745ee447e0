import { describe, expect, it } from 'vitest';
import {
  type Answers,
  buildPayload,
  pathFor,
  readPageAnswers,
  validatePage,
  type WizardAnswers,
  type WizardPlan,
} from '#engine';
import { formContext } from '../../../../../app/content/forms/index.ts';
import { encoders, flowNames } from '../../../../../app/journey/index.ts';
import { stepAnswers } from '../../../../content/answers/index.ts';
import { onPages, shippedPlan } from '../../../../content/forms/intake.ts';
import {
  type GoldenFlow,
  goldenContext,
  goldenFlows,
  pickName,
  type Size,
  signed,
  sizes,
  today,
} from './goldenFlows.ts';
import { readGolden } from './readGolden.ts';

const cases = goldenFlows.flatMap((flow) => sizes.map((size) => [pickName(flow), size, flow] as const));

const everySetting = Object.fromEntries(
  Object.entries(stepAnswers).map(([step, { settings }]) => [step, settings ?? {}]),
);

const loadPlan = (group: string, size: Size): Promise<WizardPlan> =>
  shippedPlan(group, size === 'maximal' ? everySetting : {});

/** The answers of every step of the flow. */
function answersFor(plan: WizardPlan, { answers = {} }: GoldenFlow, size: Size): WizardAnswers {
  const ofStep = (id: string): Answers => ({ ...stepAnswers[id]?.[size], ...answers[id] });
  return Object.assign({}, ...plan.steps.map(({ id }) => onPages(plan, id, ofStep(id))));
}

describe.each(cases)('%s, %s answers', (name, size, flow) => {
  const { group } = flow;
  const context = goldenContext(flow.flow, flow.picked[size]);

  it('are answers that every page takes', async () => {
    const plan = await loadPlan(group, size);
    const answers = answersFor(plan, flow, size);
    const violations = pathFor(plan, answers, context).flatMap((page) =>
      validatePage(page, readPageAnswers(answers, { step: page.step.id, page: page.page.name })),
    );
    expect(violations).toEqual([]);
  });

  it('make the golden request', async () => {
    const plan = await loadPlan(group, size);
    const payload = buildPayload(
      plan,
      answersFor(plan, flow, size),
      context,
      encoders(() => signed),
    );
    const facts = { flow: flow.flow, ...(size === 'maximal' && flow.facts) };
    expect(flow.build(payload, flow.picked[size], facts)).toEqual(readGolden(name, size));
  });

  it('make a request that its schema takes', () => {
    const { check } = flow;
    check(readGolden(name, size));
    expect(check.errors ?? []).toEqual([]);
  });
});

it('is there of each flow', () => {
  const missing = flowNames.filter((name) => goldenFlows.every(({ flow }) => flow !== name));
  expect(missing, 'golden/goldenFlows.ts lists the requests of each flow').toEqual([]);
});

describe('a guest without insurance', () => {
  const none = { hasPrimaryInsurance: false, hasMedicare: false, hasMedicaid: false };
  it.each([
    ['in-person', { insurance: { ...none, stateId: 'OH123456' } }, { basicInfo: { stateIssuedId: 'OH123456' } }],
    [
      'in-person',
      { insurance: { ...none, socialSecurityNumber: '123-45-6789' } },
      {
        insuranceInfo: {
          hasInsurance: 'No',
          hasMedicare: 'No',
          hasMedicaid: 'No',
          socialSecurityNumber: '123-45-6789',
        },
      },
    ],
    ['dietitian', { simpleInsurance: { ...none, stateIssuedId: 'OH123' } }, { basicInfo: { stateIssuedId: 'OH123' } }],
    [
      'instant-vaccine',
      { simpleInsurance: { ...none, socialSecurityNumber: '123456789' } },
      { insuranceInfo: { socialSecurityNumber: '123456789' } },
    ],
  ] as const)('is told apart in %s by %j', async (group, answers, sent) => {
    const plan = await shippedPlan(group);
    const given = Object.entries(answers).map(([step, own]) => onPages(plan, step, own));
    const payload = buildPayload(
      plan,
      Object.assign({}, ...given),
      formContext('IN_PERSON', today, {}),
      encoders(() => signed),
    );
    expect(payload).toMatchObject(sent);
  });
});
