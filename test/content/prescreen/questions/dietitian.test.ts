import { describe, expect, it } from 'vitest';
import { expectQuestions } from './expectQuestions.ts';
import { after, INELIGIBLE, loadQuestions, offered } from './questions.ts';

const VIDEO = 'info at question: The visit is a video call.';

const withMedicaid = (hasMedicaid: boolean) => ({
  dietitian: {
    dietitianDate: '2027-03-08',
    dietitianState: 'OH',
    dietitianTimeZone: 'ET',
    hasMedicaid,
    ...(hasMedicaid && { hasMedicaidProgram: 'Medicaid managed care plan' }),
  },
});

expectQuestions('dietitian', {
  guests: {
    adult: {
      steps: withMedicaid(false),
      end: 'last',
      answers: { birthDate: '1990-06-15', reason: 'healthy', hasCamera: true, seenBefore: false },
    },
    regular: {
      steps: withMedicaid(false),
      end: 'schedule',
      answers: { birthDate: '1990-06-15', reason: 'diabetes', hasCamera: true, seenBefore: true },
    },
    kidney: {
      steps: withMedicaid(true),
      end: 'last',
      answers: {
        birthDate: '1960-06-15',
        reason: 'kidney',
        dialysis: false,
        referral: 'yes',
        hasCamera: true,
        seenBefore: false,
      },
    },
    teenager: {
      steps: withMedicaid(true),
      end: 'last',
      answers: {
        birthDate: '2012-06-15',
        reason: 'eating',
        inTreatment: true,
        referral: 'unsure',
        guardian: true,
        hasCamera: true,
        seenBefore: false,
      },
    },
  },
  follows: [
    ['adult', 'birthDate', '2025-03-01', '→ reason'], // turns 2 today
    ['adult', 'birthDate', '2025-03-02', 'For children who are younger than 2 years, please ask your pediatrician.'],
    ['adult', 'reason', 'weight', '→ hasCamera'],
    ['adult', 'reason', 'diabetes', '→ hasCamera'],
    ['adult', 'reason', 'heart', '→ hasCamera'],
    ['adult', 'reason', 'digestion', '→ hasCamera'],
    ['adult', 'reason', 'pregnancy', '→ hasCamera'],
    ['adult', 'reason', 'kidney', '→ dialysis'],
    ['adult', 'reason', 'eating', '→ inTreatment'],
    ['kidney', 'reason', 'weight', '→ referral'],
    ['teenager', 'reason', 'weight', '→ referral'],
    ['kidney', 'dialysis', false, '→ referral'],
    ['kidney', 'dialysis', true, 'Your dialysis center has a dietitian who knows your treatment. Please ask there.'],
    ['teenager', 'inTreatment', true, '→ referral'],
    [
      'teenager',
      'inTreatment',
      false,
      'Help for an eating disorder takes a team. Please talk to your doctor first; then we are glad to be part of it.',
    ],
    ['kidney', 'referral', 'yes', '→ hasCamera'],
    ['kidney', 'referral', 'unsure', '→ hasCamera'],
    ['kidney', 'referral', 'no', 'Medicaid pays for this visit only with a referral. Please ask your doctor for one.'],
    ['teenager', 'referral', 'yes', '→ guardian'],
    ['teenager', 'guardian', true, '→ hasCamera'],
    [
      'teenager',
      'guardian',
      false,
      'A patient who is younger than 18 needs a parent or legal guardian beside them. Please choose a time when one can be there.',
    ],
    ['adult', 'hasCamera', true, '→ seenBefore'],
    ['adult', 'hasCamera', false, INELIGIBLE],
    ['adult', 'seenBefore', true, 'schedule'],
    ['adult', 'seenBefore', false, 'last'],
  ],
  refused: [
    ['adult', 'birthDate', '1899-12-31', 'Please enter a valid date.'],
    ['adult', 'birthDate', '2027-03-01', 'Date must be in the past.'],
    ['adult', 'reason', 'other', 'A selection is required.'],
  ],
  beside: [
    ['adult', 'reason', 'weight', []],
    ['adult', 'reason', 'diabetes', ['info at responses: Please have your last A1C result at hand.']],
    ['kidney', 'referral', 'yes', []],
    [
      'kidney',
      'referral',
      'unsure',
      [
        'warning at responses: Please ask your doctor before the visit. Without a referral you may have to pay yourself.',
      ],
    ],
    ['adult', 'hasCamera', true, [VIDEO]],
  ],
});

describe('pregnancy as a reason', () => {
  it.each([
    ['2017-03-01', true], // turns 10 today
    ['2017-03-02', false],
  ])('of a patient who was born on %s: %s', async (birthDate, isOffered) => {
    const asked = after(await loadQuestions('dietitian'), withMedicaid(false));
    expect(offered(asked, { birthDate }, 'reason')?.includes('pregnancy')).toBe(isOffered);
  });
});
