import { launch } from '../browser/launch.ts';
import { generateForm } from '../form/generateForm.ts';
import { shownKeys } from '../form/isShown.ts';
import { buildPage, buildProbe } from '../pages/buildPage.ts';
import { ensureApp } from '../pages/ensureApp.ts';
import { pageKibibytes } from '../pages/pageKibibytes.ts';
import { servePages } from '../pages/servePages.ts';
import { peerNames } from '../peers/peerNames.ts';
import { formTable } from '../report/formTable.ts';
import { GOAL_FIELDS } from '../report/goals.ts';
import { machine } from '../report/machine.ts';
import { sizeTable } from '../report/sizeTable.ts';
import { routeBytes } from '../routeBytes.ts';
import { measureRounds, verifyPeers } from './comparePeers.ts';

const series = [
  { fields: 30, rounds: 3 },
  { fields: GOAL_FIELDS, rounds: 5 },
  { fields: 300, rounds: 3 },
];

/** Prints what the app and its form engine cost in a browser. */
export async function measureForms(): Promise<void> {
  ensureApp();
  console.log('First load of each route, gzip (what the guest downloads before the screen can work)\n');
  console.table(routeBytes());

  await buildProbe();
  for (const peer of peerNames) await buildPage(peer);
  console.log('\nJavaScript of a page with one form engine and its framework alone, gzip\n');
  console.log(sizeTable(pageKibibytes));

  const pages = await servePages(0);
  const browser = await launch();
  try {
    await verifyPeers(browser, pages, GOAL_FIELDS);
    console.log(`\nThe same form in each. Chromium ${browser.version()}; ${machine()}`);
    console.log('Medians of the rounds; x is how many times the floor of the same round');
    for (const { fields, rounds } of series) {
      const shown = shownKeys(generateForm(fields)).length;
      console.log(`\n${fields} fields, ${shown} of them shown at first; ${rounds} rounds\n`);
      console.log(formTable(fields, await measureRounds(browser, pages, { fields, rounds })));
    }
    console.log(
      "\nfloor: plain HTML controls, one handler. rjsf: @rjsf/core's Form, its default theme, @rjsf/validator-ajv8.",
    );
  } finally {
    await browser.close();
    await pages.close();
  }
}
