import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { formContext } from '../../../app/content/forms/formContext.ts';
import { generalConsent } from '../../../app/content/generated/forms/generalConsent.ts';
import type { FlowName } from '../../../app/journey/index.ts';
import { findErrors, lastStep, sent, shownFields, stepAlone, today, without } from './intake.ts';
import { maximal } from './validAnswers.ts';

/** CONSENT-1 to CONSENT-5: yes-or-no questions whose required messages come from remote copy. */
const REQUIRED = 'This is a required field';

type Question = readonly [step: string, field: string, sentAs: string, flow: FlowName, copy: string];

const questions: readonly Question[] = [
  ['generalConsent', 'consentToTreat', 'consentToTreat', 'IN_PERSON', 'general-consent/'],
  ['generalConsent', 'nspConsent', 'noShowFeeConsent', 'IN_PERSON', 'general-consent/'],
  ['generalConsent', 'hieConsent', 'hieConsent', 'IN_PERSON', 'general-consent/'],
  ['generalConsent', 'ppaConsent', 'patientPortalConsent', 'IN_PERSON', 'general-consent/'],
  ['privacyPractice', 'privacyPractice', 'privacyPolicyConsent', 'IN_PERSON', 'privacy-practice/'],
  [
    'financialConsentForTelemedicine',
    'telehealthConsent',
    'telehealthConsent',
    'VIRTUAL_VISIT',
    'financial-consent-telemedicine/',
  ],
  [
    'financialConsentForTelemedicine',
    'telenutritionConsent',
    'telenutritionConsent',
    'DIETITIAN',
    'financial-consent-telemedicine/',
  ],
  ['vaccineConsent', 'vaccineConsent', 'consentToTreat', 'EVERYDAY_VACCINE', 'vaccine-consent/'],
  ['vaccineConsent', 'privacyPractice', 'privacyPolicyConsent', 'INSTANT_VACCINE', 'vaccine-consent/'],
];

/** The error after No for each consent that a guest must give to be treated. The other consents may be No. */
const needed: Readonly<Record<string, string>> = {
  consentToTreat: "We can't treat you without your consent. Choose Yes to continue.",
  vaccineConsent: "We can't give a vaccine without your consent. Choose Yes to continue.",
  telehealthConsent: "We can't treat you by video without your consent. Choose Yes to continue.",
  telenutritionConsent: "We can't counsel you by video without your consent. Choose Yes to continue.",
};

const inFlow = (flow: FlowName): JsonObject => formContext(flow, today, {});

describe.each(questions)('%s: %s', (step, field, sentAs, flow, copy) => {
  const answers = maximal[step] ?? {};

  it(`left empty gives "${REQUIRED}"`, async () => {
    expect(findErrors(await stepAlone(step), step, without(answers, field), inFlow(flow))).toEqual({
      [field]: REQUIRED,
    });
  });

  it('takes its words from remote copy', async () => {
    const plan = await stepAlone(step, {}, (path, text) =>
      path.startsWith(copy) ? text.replaceAll(REQUIRED, 'Please answer.') : text,
    );
    expect(findErrors(plan, step, without(answers, field), inFlow(flow))).toEqual({ [field]: 'Please answer.' });
  });

  it.each([
    [true, 'Yes'],
    [false, 'No'],
  ])('takes %s, unless nobody can be treated so, and is sent as %s', async (answer, said) => {
    const plan = await stepAlone(step);
    const given = { ...answers, [field]: answer };
    const words = answer ? undefined : needed[field];
    expect(findErrors(plan, step, given, inFlow(flow))).toEqual(words === undefined ? {} : { [field]: words });
    expect(sent(plan, step, given, new Date(), inFlow(flow))).toHaveProperty(`consentDetails.${sentAs}`, said);
  });

  it('has a text and a question of its own', async () => {
    const schema = lastStep(await stepAlone(step)).form.pages.find(({ fields }) => fields.includes(field))?.schema;
    const own = schema?.properties[field];
    expect(own?.title).toMatch(/\?$/);
    expect(own?.description ?? schema?.description).toMatch(/^<p>.{60}/);
  });
});

describe('the consent to be seen by video', () => {
  it.each([
    ['VIRTUAL_VISIT', 'telehealthConsent'],
    ['IN_PERSON', 'telehealthConsent'],
    ['DIETITIAN', 'telenutritionConsent'],
  ] as const)('in the flow %s is %s alone, asked and sent', async (flow, field) => {
    const step = 'financialConsentForTelemedicine';
    const plan = await stepAlone(step);
    const both = ['telehealthConsent', 'telenutritionConsent'];
    const answers = maximal[step] ?? {};
    expect(shownFields(plan, step, answers, inFlow(flow)).filter((name) => both.includes(name))).toEqual([field]);
    const { consentDetails } = sent(plan, step, answers, new Date(), inFlow(flow));
    expect(Object.keys(consentDetails ?? {}).filter((name) => both.includes(name))).toEqual([field]);
  });
});

describe.each(questions.filter(([, field]) => field in needed))(
  'a No in %s to %s',
  (step, field, _sentAs, flow, copy) => {
    const answers = maximal[step] ?? {};
    const noticeIn = async (answer: boolean, change?: (path: string, text: string) => string) => {
      const plan = await stepAlone(step, {}, change);
      const shown = shownFields(plan, step, { ...answers, [field]: answer }, inFlow(flow));
      const own = lastStep(plan).form.pages.find(({ fields }) => fields.includes(field))?.schema.properties;
      return { isShown: shown.includes(`${field}Declined`), notice: own?.[`${field}Declined`] };
    };

    it('shows the ways on, with a number to call and the way to something else', async () => {
      expect((await noticeIn(true)).isShown).toBe(false);
      const { isShown, notice } = await noticeIn(false);
      expect(isShown).toBe(true);
      expect(notice?.description).toMatch(/change your answer.*tel:8888522567.*href="\/health-services\/scheduler"/s);
    });

    it('takes its words from remote copy', async () => {
      const { notice } = await noticeIn(false, (path, text) =>
        path.startsWith(copy) ? text.replaceAll('If you do not consent', 'Not today?') : text,
      );
      expect(notice?.title).toBe('Not today?');
    });
  },
);

describe('the review', () => {
  it('asks nothing', async () => {
    const plan = await stepAlone('review');
    expect(shownFields(plan, 'review', {})).toEqual([]);
    expect(lastStep(plan).form.pages.map(({ review }) => review)).toEqual([true]);
  });
});

const shipped = JSON.parse(
  readFileSync('content-fixtures/objects/general-consent/1.0.0/scheduler/standard.json', 'utf8'),
);

it.each(['noShowPolicy', 'healthInformationExchange', 'patientPortalAgreement'])(
  '%s may have words for a No, where it is needed',
  (consent) => {
    const { declined } = shipped.consentToTreat;
    expect(generalConsent.check({ ...shipped, [consent]: { ...shipped[consent], declined } })).toBe(true);
  },
);
