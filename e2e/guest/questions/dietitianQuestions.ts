import type { GuestPage } from '../GuestPage.ts';
import type { Hand } from '../Hand.ts';
import { day, main } from '../search.ts';

/** Goes from the first question about a visit with a dietitian to the results. */
export async function answerDietitianQuestions(page: GuestPage, hand: Hand): Promise<void> {
  const [year = '', month = '', date = ''] = day(10).split('-');
  await page.goto(`${main}/prescreen/1?type=Telenutrition`);
  const answers: readonly (readonly [question: string, answer: () => Promise<void>])[] = [
    [
      'Your Nutrition Visit',
      async () => {
        await hand.date('Date', month, date, year);
        await hand.select('State', 'Ohio');
        await hand.select('Time Zone', 'Eastern Time (ET)');
        await hand.choose('Do you have Medicaid?', 'No');
      },
    ],
    ['When was the patient born?', () => hand.date('When was the patient born?', '12', '10', '1985')],
    ...(
      [
        ['What is your main reason for the visit?', 'My weight'],
        ['Do you have a phone, tablet or computer with a camera?', 'Yes'],
        ['Have you seen one of our dietitians before?', 'Yes'],
      ] as const
    ).map(([question, choice]) => [question, () => hand.choose(question, choice)] as const),
  ];
  for (const [question, answer] of answers) {
    await page.getByRole('heading', { level: 2, name: question, exact: true }).waitFor();
    await answer();
    await hand.press('Continue');
  }
}
