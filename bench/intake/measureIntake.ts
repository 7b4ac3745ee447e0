import { type Browser, expect, type Page } from '@playwright/test';
import { Controls } from '../../e2e/fixtures/Controls.ts';
import { Server } from '../../e2e/fixtures/Server.ts';
import { setTestClock } from '../../e2e/fixtures/testClock.ts';
import { createGuest } from '../../e2e/guest/Guest.ts';
import { fillPage } from '../../e2e/guest/intake.ts';
import { type IntakeFlow, intakeFlows } from '../../e2e/guest/intakeFlows.ts';
import { MouseHand } from '../../e2e/guest/MouseHand.ts';
import { openForm } from '../../e2e/guest/openForm.ts';
import { insuredChild } from '../../e2e/guest/pages/insuredChild.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { launch } from '../browser/launch.ts';
import { ensureApp } from '../pages/ensureApp.ts';
import { CountingHand } from './CountingHand.ts';
import type { FlowFigures, PageFigures } from './IntakeFigures.ts';
import { measureFirstQuestion, measurePage } from './measurePage.ts';
import { withZipCode } from './withZipCode.ts';

const phone = { width: 390, height: 844 };

const ofInsuredChild: IntakeFlow = { name: 'insured child', forms: insuredChild, open: openForm };

/** Prints what the form of each flow asks of a guest with a phone. */
export async function measureIntake(): Promise<void> {
  ensureApp();
  const server = await Server.start();
  const browser = await launch();
  try {
    await new Controls(server.url).setTestClock();
    const flows: FlowFigures[] = [];
    for (const flow of [...intakeFlows, ofInsuredChild]) flows.push(await measureFlow(browser, server, flow));
    print(flows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Fills in the whole form with the required answers, and stays on its review. */
async function measureFlow(browser: Browser, server: Server, { name, forms, open }: IntakeFlow): Promise<FlowFigures> {
  const context = await browser.newContext({ viewport: phone, baseURL: server.url });
  // tsx gives the functions of a script their names by this one, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await setTestClock(context);
  const page = await context.newPage();
  const hand = new MouseHand(page);
  await open(page, hand, server);
  await page.waitForURL(/\/schedule$/);
  const counting = new CountingHand(hand);
  const guest = createGuest(name);
  const pages: PageFigures[] = [];
  for (const [index, form] of withZipCode(page, forms).entries()) {
    await expectOpen(page, form.heading);
    const firstQuestion = await measureFirstQuestion(page);
    const before = counting.answers;
    await fillPage(page, counting, guest, form);
    const answers = counting.answers - before;
    pages.push({ heading: form.heading, firstQuestion, answers, ...(await measurePage(page)) });
    if (index < forms.length - 1) await counting.press(form.leave ?? 'Continue');
  }
  await context.close();
  return { flow: name, pages, taps: counting.taps };
}

async function expectOpen(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function print(flows: readonly FlowFigures[]): void {
  console.log(
    `\nThe forms on a phone of ${phone.width} by ${phone.height}, with the required answers. Their last page is the review.`,
  );
  console.log('A screen is one height of the phone; scrolled is what of a page lies below its first screen.\n');
  const head = [
    '',
    'pages',
    'screens',
    'without review',
    'scrolled',
    'required',
    'to answer',
    'taps',
    'first question ends at',
  ];
  const rows = flows.map(({ flow, pages, taps }) => [
    flow,
    String(pages.length),
    sum(pages.map(({ screens }) => screens)).toFixed(1),
    sum(pages.slice(0, -1).map(({ screens }) => screens)).toFixed(1),
    sum(pages.map(({ screens }) => Math.max(0, screens - 1))).toFixed(1),
    String(sum(pages.map(({ required }) => required))),
    String(sum(pages.map(({ answers }) => answers))),
    String(taps),
    `${pages[0]?.firstQuestion ?? '-'} px`,
  ]);
  console.log(alignedTable([head, ...rows]));
  // The longest form, too: most of its pages are those of the first flow.
  for (const { flow, pages } of [...flows.slice(0, 1), ...flows.slice(-1)]) {
    console.log(`\n${flow}, page by page:\n`);
    console.log(
      alignedTable([
        ['', 'screens', 'required', 'to answer', 'first question ends at'],
        ...pages.map(({ heading, screens, required, answers, firstQuestion }) => [
          heading,
          screens.toFixed(2),
          String(required),
          String(answers),
          firstQuestion === undefined ? '' : `${firstQuestion} px`,
        ]),
      ]),
    );
  }
}
