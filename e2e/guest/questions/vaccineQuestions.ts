import type { GuestPage } from '../GuestPage.ts';
import type { Hand } from '../Hand.ts';
import { main, servicesShown } from '../search.ts';

type Answer = (hand: Hand, question: string) => Promise<void>;

const no: Answer = (hand, question) => hand.choose(question, 'No');

/** The answers of a healthy adult to the questions about vaccines; which of them are asked varies. */
const answers: Readonly<Record<string, Answer>> = {
  'When was the patient born?': (hand, question) => hand.date(question, '03', '04', '1970'),
  'In which state will the patient get the vaccines?': (hand, question) => hand.select(question, 'Ohio'),
  'Has the patient ever had a severe allergic reaction to a vaccine?': no,
  'Has the patient ever had Guillain-Barré syndrome?': no,
  "Is the patient's immune system weakened, by an illness or a medicine?": no,
  'Does the patient have shingles now?': (hand, question) => hand.choose(question, 'No'),
  "Is it the patient's first dose of each two-dose vaccine that you chose?": (hand, question) =>
    hand.choose(question, 'Yes'),
  'Does the patient take a blood thinner?': no,
};

/**
 * Goes from the main page, through the choice of vaccines and the questions about them, to the places that give them.
 */
export async function searchVaccines(page: GuestPage, hand: Hand, vaccine: string): Promise<void> {
  await page.goto(main);
  await servicesShown(page);
  await hand.select(/^Appointment Type/, vaccine);
  await hand.type(/^Location/, '45202');
  await hand.press('Find Appointment');
  await page.getByRole('heading', { level: 2, name: 'Vaccines', exact: true }).waitFor();
  await page.getByRole('checkbox', { name: vaccine, exact: true, checked: true }).waitFor();
  await hand.press('Continue');
  await answerAll(page, hand);
  await page.waitForURL(/\/scheduler\/result$/);
}

async function answerAll(page: GuestPage, hand: Hand): Promise<void> {
  const heading = page.getByRole('heading', { level: 2 }).first();
  for (let asked = 'Vaccines'; ; ) {
    const left = page.getByText('Last question reached!').or(page.getByText('You are eligible'));
    await left
      .or(heading.filter({ hasNotText: asked }))
      .first()
      .waitFor();
    if (await left.isVisible()) return;
    asked = (await heading.textContent()) ?? '';
    const answer = answers[asked];
    if (answer === undefined) throw new Error(`There is no answer to "${asked}".`);
    await answer(hand, asked);
    await hand.press('Continue');
  }
}
