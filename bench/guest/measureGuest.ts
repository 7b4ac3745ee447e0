import type { Browser } from '@playwright/test';
import { Server } from '../../e2e/fixtures/Server.ts';
import { shortenForm } from '../../e2e/guest/shortForm.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { launch, sleep } from '../browser/launch.ts';
import { ensureApp } from '../pages/ensureApp.ts';
import { figure, median } from '../report/figure.ts';
import { machine } from '../report/machine.ts';
import { type GuestFigures, guestBars, guestFigures } from './GuestFigures.ts';
import { measureVisit } from './measureVisit.ts';
import { Phone } from './Phone.ts';
import { serveFloor } from './serveFloor.ts';

const ROUNDS = 5;

/** Prints what a guest with a slow phone waits for, from the search to the confirmation, as medians of five visits. */
export async function measureGuest(): Promise<void> {
  await ensureApp();
  const server = await Server.start();
  shortenForm(server);
  const floor = await serveFloor();
  const browser = await launch();
  try {
    const visits: GuestFigures[] = [];
    const floors: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floors.push(await onPhone(browser, (phone) => measureFloor(phone, floor.url)));
      visits.push(await onPhone(browser, (phone) => measureVisit(phone, server, `round ${round}`)));
    }
    print(visits, median(floors));
  } finally {
    await browser.close();
    floor.stop();
    await server.stop();
  }
}

async function onPhone<T>(browser: Browser, measure: (phone: Phone) => Promise<T>): Promise<T> {
  const phone = await Phone.open(browser);
  try {
    return await measure(phone);
  } finally {
    await phone.close();
  }
}

/** Milliseconds until the words of the page written by hand are painted. */
async function measureFloor(phone: Phone, url: string): Promise<number> {
  await phone.page.goto(url);
  await phone.painted('h1', 'open');
  // The browser tells of a paint a moment after it.
  await sleep(200);
  return (await phone.takeVitals()).firstPaint;
}

function print(visits: readonly GuestFigures[], floor: number): void {
  console.log(`\nA guest with a slow phone: 390 px, 1.6 Mbit/s, 150 ms, processor slowed four times; ${machine()}`);
  console.log(`Medians of ${ROUNDS} visits with an empty cache; ms where no unit is given.`);
  console.log(`The words of the search page in HTML written by hand are painted after ${figure(floor)} ms.\n`);
  const rows = guestFigures.map((name) => {
    const middle = median(visits.map((visit) => visit[name]));
    return [name, figure(middle), figure(guestBars[name]), middle <= guestBars[name] ? '' : 'missed'];
  });
  console.log(alignedTable([['', 'now', 'bar', ''], ...rows]));
}
