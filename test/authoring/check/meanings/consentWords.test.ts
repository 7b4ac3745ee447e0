import { describe, expect, it } from 'vitest';
import { refusalIn } from '../../../../authoring/check/meanings/checkConsentWords.ts';

describe('the words of a question whose Yes is a consent', () => {
  it.each([
    ['Would you like us not to share your record?', 'not'],
    ["Do you want that we don't share your record?", "n't"],
    ['Do you decline treatment?', 'decline'],
    ['Do you refuse to be treated by video?', 'refuse'],
    ['Do you object to the exchange of your record?', 'object'],
    ['Would you like to opt out of the health information exchange?', 'opt out'],
    ['Should we keep your record out of the health information exchange?', 'keep your record out'],
    ['Do you agree that we do not share your record?', 'not'],
    ['Please do not send me text messages. Message rates may apply.', 'not'],
    ['Should we keep your health information private?', 'keep your health information private'],
    ['Would you prefer that we never text you?', 'never'],
  ])('%s', (words, refusal) => {
    expect(refusalIn(words)).toBe(refusal);
  });

  it.each([
    'Do you consent to treatment?',
    'Have you read the No-Show Policy, and do you agree to it?',
    'You may send text messages to this number. You do not have to agree.',
    'Do you understand that texts are not encrypted?',
    'Do you agree that the visit does not replace emergency care?',
    'May we share your record? If not, your care does not change.',
    'Do you consent to treatment, whether or not your insurance pays?',
    'Do you agree to pay what is not covered by your insurance?',
    'Have you read how to opt out?',
    'Do you agree to the opt-out policy?',
    'Do you agree to keep your password private?',
    "May we leave a message if you can't answer?",
    'May we text you even if you are not at home?',
  ])('%s', (words) => {
    expect(refusalIn(words)).toBeUndefined();
  });
});
