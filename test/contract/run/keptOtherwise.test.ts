import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptAt } from '../../../contract/world/keptAt.ts';
import { at, type Change, replaced } from '../overrides/Change.ts';
import { runOn } from '../support/runOn.ts';
import { type StandIn, startStandIn } from '../support/StandIn.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
}, 120_000);
afterAll(() => standIn.close());

const kept: [what: string, only: string, change: Change, path: string][] = [
  [
    'a Social Security Number',
    'schedule-appointment every field, each kept',
    replaced('"insuranceInfo":{', '"insuranceInfo":{"socialSecurityNumber":"078-05-1120",'),
    '/insuranceInfo/socialSecurityNumber',
  ],
  [
    'a Social Security Number of a walk-in',
    'schedule-walk-in every field, each kept',
    replaced('"insuranceInfo":{', '"insuranceInfo":{"socialSecurityNumber":"078-05-1120",'),
    '/insuranceInfo/socialSecurityNumber',
  ],
  [
    'a Social Security Number under another name',
    'schedule-appointment by video, each field',
    replaced('"insuranceInfo":{', '"patientNumber":"078 05 1120","insuranceInfo":{'),
    '/patientNumber',
  ],
  [
    'an answer that nobody gave',
    'schedule-appointment with every other field',
    replaced('"consentDetails":{', '"consentDetails":{"smsConsent":"Yes",'),
    '/consentDetails/smsConsent',
  ],
  [
    'characters beyond the first plane as question marks',
    'schedule-appointment every field, each kept',
    replaced(/[\u{10000}-\u{10ffff}]/gu, '?'),
    '/basicInfo/preferredName',
  ],
  [
    'nothing of a question that was left empty',
    'schedule-appointment every field, each kept',
    replaced(/,?"referral_source":\{[^}]*\}/, ''),
    '/questionnaire/survey/referral_source',
  ],
  [
    'ten events of a batch, and counts all',
    'collect-events as many events as may be sent at once, each kept',
    (answer) => ({ ...answer, body: JSON.stringify({ records: JSON.parse(answer.body).records.slice(-50, -40) }) }),
    '/data/collected',
  ],
];

test.each(kept)(
  'a server that keeps %s differs',
  async (_what, only, change, path) => {
    standIn.override({ answer: at('/reference/', change) });
    const [result] = await runOn(standIn.url, { only: [only], readKept: keptAt(standIn.url) });

    expect(result).toMatchObject({ outcome: 'differs', checkResult: 'sense', violation: { path } });
  },
  60_000,
);
