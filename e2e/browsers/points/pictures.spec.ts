import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { book } from '../../guest/groups.ts';
import { MouseHand } from '../../guest/MouseHand.ts';
import { main, pickTime, search, servicesShown } from '../../guest/search.ts';
import { fillShortForm } from '../../guest/shortForm.ts';
import type { DrivenPage } from '../DrivenPage.ts';
import { browsers, test, titleOf } from '../test.ts';

/** As high as what a guest sees in some turns of the wheel. */
const sizes = [
  { width: 390, height: 1500 },
  { width: 1280, height: 1100 },
] as const;

const steps = [
  { id: 'patientDetails', form: 'patientDetails', settings: { address: false } },
  { id: 'review', form: 'review' },
];

/** A picture of the page once two in a row are alike: WebKit paints in a process of its own, which may be behind. */
async function takeStill({ driver }: DrivenPage): Promise<Buffer> {
  let last = await driver.screenshot();
  for (let tries = 0; tries < 20; tries += 1) {
    await wait(100);
    const next = await driver.screenshot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Pictures of the screens of a booking, for somebody who looks at them side by side. */
for (const browser of browsers)
  for (const size of sizes)
    test(titleOf('pictures of a booking are taken', browser, size), async ({ open, server, guest }, testInfo) => {
      test.slow();
      const folder = join(testInfo.project.outputDir, 'pictures');
      mkdirSync(folder, { recursive: true });
      const page = await open(browser, size);
      const take = async (screen: string): Promise<void> => {
        await page.driver.run('() => { scrollTo(0, 0); return document.fonts.ready.then(() => true); }');
        writeFileSync(join(folder, `${size.width}-${screen}-${browser}.png`), await takeStill(page));
      };
      const hand = new MouseHand(page);
      server.edit('form-config/1.0.0/scheduler/in-person.json', () =>
        JSON.stringify({ group: 'in-person', submit: book, steps }),
      );
      await page.goto(main);
      await servicesShown(page);
      await take('1-search');
      await search(page, hand);
      await pickTime(page, hand);
      await take('2-results');
      await hand.press('Continue');
      await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
      await take('3-form');
      await hand.press('Continue');
      await page.getByRole('alert').first().waitFor();
      await take('4-errors');
      await fillShortForm(page, hand, guest);
      await hand.press('Continue');
      await page.getByRole('button', { name: book }).waitFor();
      await take('5-review');
      await hand.press(book);
      await page.waitForURL(/\/confirmation$/);
      await page.getByText(`${guest.firstName} ${guest.lastName}`).first().waitFor();
      await take('6-confirmation');
      const images = readdirSync(folder).filter((name) => name.endsWith('.png'));
      const shown = images.map((name) => `<figure><figcaption>${name}</figcaption><img src="${name}"></figure>`);
      const style = 'body{display:grid;grid-template-columns:repeat(3,1fr)}figure{margin:8px}img{width:100%}';
      writeFileSync(join(folder, 'index.html'), `<!doctype html><style>${style}</style>${shown.join('')}`);
      server.restoreContent();
    });
