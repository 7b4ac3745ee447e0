import type { Browser } from '@playwright/test';
import { Server } from '../../e2e/fixtures/Server.ts';
import { shortenForm } from '../../e2e/guest/shortForm.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { launch } from '../browser/launch.ts';
import { ensureApp } from '../pages/ensureApp.ts';
import { figure, median } from '../report/figure.ts';
import { machine } from '../report/machine.ts';
import { type GuestFigure, type GuestFigures, guestBars } from './GuestFigures.ts';
import { measureByHand, pagesByHand } from './measureByHand.ts';
import { measureVisit } from './measureVisit.ts';
import { Phone } from './Phone.ts';
import { servePages } from './servePages.ts';

const ROUNDS = 5;

/** Prints what a guest with a slow phone waits for, from the search to the confirmation, as medians of five visits. */
export async function measureGuest(): Promise<void> {
  await ensureApp();
  const server = await Server.start();
  shortenForm(server);
  const pages = await servePages(pagesByHand);
  const browser = await launch();
  try {
    const visits: GuestFigures[] = [];
    const byHand: Awaited<ReturnType<typeof measureByHand>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      byHand.push(await onPhone(browser, (phone) => measureByHand(phone, pages.url)));
      visits.push(await onPhone(browser, (phone) => measureVisit(phone, server, `round ${round}`)));
    }
    print(visits, byHand);
  } finally {
    await browser.close();
    pages.stop();
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

const isFigure = (name: string): name is GuestFigure => Object.hasOwn(guestBars, name);

function print(
  visits: readonly GuestFigures[],
  byHand: readonly Readonly<Partial<Record<GuestFigure | 'floor', number>>>[],
): void {
  const middle = (name: GuestFigure | 'floor'): number => median(byHand.map((one) => one[name] ?? Number.NaN));
  console.log(`\nA guest with a slow phone: 390 px, 1.6 Mbit/s, 150 ms, processor slowed four times; ${machine()}`);
  console.log(`Medians of ${ROUNDS} visits with an empty cache; ms where no unit is given.`);
  console.log('The floor: the words of a search page written by hand are painted. By hand: the same on such a page.\n');
  const rows = Object.keys(guestBars)
    .filter(isFigure)
    .map((name) => {
      const { times, most } = guestBars[name];
      const now = median(visits.map((visit) => visit[name]));
      // Nothing blocks a page that is written by hand for long, so what is measured there counts as 16 ms at least.
      const unit = times === 'one' ? 1 : Math.max(16, middle(times === 'floor' ? 'floor' : name));
      const compared = times === 'one' ? '' : `${figure(now / unit)} x ${figure(unit)} ${times}`;
      return [name, figure(now), compared, figure(most), now / unit <= most ? '' : 'missed'];
    });
  console.log(alignedTable([['', 'now', '', 'bar', ''], ...rows]));
}
