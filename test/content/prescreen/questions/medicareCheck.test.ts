import { expectQuestions } from './expectQuestions.ts';
import { INELIGIBLE } from './questions.ts';

const CARD = 'info at question: Your card says which parts you have, and since when.';
const FREE = 'warning at top: The wellness visit itself costs you nothing.';

expectQuestions('medicare_check', {
  guests: {
    newcomer: {
      end: 'schedule',
      answers: { coverage: 'partB', partBStart: '2025-06-01', hadVisit: false, home: 'ownHome', concern: 'none' },
    },
    regular: {
      end: 'schedule',
      answers: {
        coverage: 'advantage',
        partBStart: '2015-06-01',
        hadVisit: true,
        lastVisit: '2026-03-15',
        home: 'assisted',
        concern: 'some',
        acceptsCost: true,
      },
    },
  },
  follows: [
    ['newcomer', 'coverage', 'partB', '→ partBStart'],
    ['newcomer', 'coverage', 'advantage', '→ partBStart'],
    ['newcomer', 'coverage', 'partA', 'Part A does not pay for this visit. You can book an annual physical instead.'],
    ['newcomer', 'coverage', 'none', INELIGIBLE],
    ['newcomer', 'partBStart', '2026-03-01', '→ hadVisit'], // 12 months ago today
    [
      'newcomer',
      'partBStart',
      '2026-03-02',
      'Medicare pays for this visit once you have had Part B for 12 months. In the first 12 months it pays for a Welcome to Medicare visit: please call the clinic for one.',
    ],
    ['newcomer', 'hadVisit', true, '→ lastVisit'],
    ['newcomer', 'hadVisit', false, '→ home'],
    ['regular', 'lastVisit', '2026-04-01', '→ home'], // 11 months ago today
    [
      'regular',
      'lastVisit',
      '2026-04-02',
      'Medicare pays for one wellness visit in 12 months. Please book again after 11 months.',
    ],
    ['newcomer', 'home', 'ownHome', '→ concern'],
    ['newcomer', 'home', 'assisted', '→ concern'],
    ['newcomer', 'home', 'nursing', 'The nursing home arranges this visit for you. Please ask the staff.'],
    ['newcomer', 'home', 'hospice', INELIGIBLE],
    ['newcomer', 'concern', 'none', 'schedule'],
    ['newcomer', 'concern', 'some', '→ acceptsCost'],
    ['regular', 'acceptsCost', true, 'schedule'],
    [
      'regular',
      'acceptsCost',
      false,
      'Please go back and choose the wellness visit alone, or book the other visit by itself.',
    ],
  ],
  refused: [
    ['newcomer', 'coverage', 'partC', 'A selection is required.'],
    ['newcomer', 'partBStart', '1966-06-30', 'Please enter a valid date.'],
    ['newcomer', 'partBStart', '2027-03-01', 'Date must be in the past.'],
    ['regular', 'lastVisit', '2027-03-01', 'Date must be in the past.'],
    ['regular', 'lastVisit', '2015-05-31', 'This is before your Part B started.'],
  ],
  beside: [
    ['newcomer', 'coverage', 'partB', [CARD]],
    ['newcomer', 'coverage', 'advantage', [CARD, 'info at responses: Please bring the card of your plan as well.']],
    ['regular', 'acceptsCost', true, [FREE]],
  ],
});
