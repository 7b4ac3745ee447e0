import type { GuestPage } from '../GuestPage.ts';
import type { Hand } from '../Hand.ts';
import { day, main } from '../search.ts';

const question = (page: GuestPage, name: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

/** Fills the first page for a visit so many days ahead, of a guest in Ohio without Medicaid. */
export async function fillDietitianForm(page: GuestPage, hand: Hand, ahead: number): Promise<void> {
  const [year = '', month = '', date = ''] = day(ahead).split('-');
  await question(page, 'Your Nutrition Visit');
  await hand.date('Date', month, date, year);
  await hand.select('State', 'Ohio');
  await hand.select('Time Zone', 'Eastern Time (ET)');
  await hand.choose('Do you have Medicaid?', 'No');
  await hand.press('Continue');
}

/** Goes from the first question about a visit with a dietitian to the results. */
export async function answerDietitianQuestions(page: GuestPage, hand: Hand): Promise<void> {
  await page.goto(`${main}/prescreen/1?type=Telenutrition`);
  await fillDietitianForm(page, hand, 10);
  const answers: readonly (readonly [question: string, answer: () => Promise<void>])[] = [
    ['When was the patient born?', () => hand.date('When was the patient born?', '12', '10', '1985')],
    ...(
      [
        ['What is your main reason for the visit?', 'My weight'],
        ['Do you have a phone, tablet or computer with a camera?', 'Yes'],
        ['Have you seen one of our dietitians before?', 'Yes'],
      ] as const
    ).map(([asked, choice]) => [asked, () => hand.choose(asked, choice)] as const),
  ];
  for (const [asked, answer] of answers) {
    await question(page, asked);
    await answer();
    await hand.press('Continue');
  }
}
