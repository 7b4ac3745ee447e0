import type { Browser } from '@playwright/test';
import { Server } from '../../e2e/fixtures/Server.ts';
import { shortenForm } from '../../e2e/guest/shortForm.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { launch } from '../browser/launch.ts';
import { ensureApp } from '../pages/ensureApp.ts';
import { figure, median } from '../report/figure.ts';
import { machine } from '../report/machine.ts';
import {
  type ByHandFigures,
  type GuestFigure,
  guestBars,
  type OpeningFigures,
  type VisitFigures,
} from './GuestFigures.ts';
import { measureByHand, measureFloor, pagesByHand } from './measureByHand.ts';
import { measureOpening, measureVisit } from './measureVisit.ts';
import { Phone } from './Phone.ts';
import { servePages } from './servePages.ts';

const ROUNDS = 5;

/** An opening takes a second, and its figures differ by a tenth: it is measured more often than a whole visit. */
const OPENINGS = 4;

/** Prints what a guest with a slow phone waits for, from the search to the confirmation, as medians. */
export async function measureGuest(): Promise<void> {
  await ensureApp();
  const server = await Server.start();
  shortenForm(server);
  const pages = await servePages(pagesByHand);
  const browser = await launch();
  const measured: Measured = { openings: [], floors: [], visits: [], byHand: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let opening = 0; opening < OPENINGS; opening += 1) {
        measured.floors.push(await onPhone(browser, (phone) => measureFloor(phone, pages.url)));
        measured.openings.push(await onPhone(browser, (phone) => measureOpening(phone, server)));
      }
      measured.byHand.push(await onPhone(browser, (phone) => measureByHand(phone, pages.url)));
      measured.visits.push(await onPhone(browser, (phone) => measureVisit(phone, server, `round ${round}`)));
    }
    print(measured);
  } finally {
    await browser.close();
    pages.stop();
    await server.stop();
  }
}

interface Measured {
  readonly openings: OpeningFigures[];
  readonly floors: number[];
  readonly visits: VisitFigures[];
  readonly byHand: ByHandFigures[];
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

function print({ openings, floors, visits, byHand }: Measured): void {
  const middle = (name: string, all: readonly Readonly<Record<string, number>>[]): number =>
    median(all.flatMap((one) => one[name] ?? []));
  const floor = median(floors);
  console.log(`\nA guest with a slow phone: 390 px, 1.6 Mbit/s, 150 ms, processor slowed four times; ${machine()}`);
  console.log(
    `Medians of ${ROUNDS} visits, and of ${floors.length} openings of the search, with an empty cache; ms where no unit is given.`,
  );
  console.log('The floor: the words of a search page written by hand are painted. By hand: the same on such a page.\n');
  const rows = Object.keys(guestBars)
    .filter(isFigure)
    .map((name) => {
      const { times, most } = guestBars[name];
      const now = middle(name, [...openings, ...visits]);
      // Nothing blocks a page that is written by hand for long, so what is measured there counts as 16 ms at least.
      const unit = times === 'one' ? 1 : Math.max(16, times === 'floor' ? floor : middle(name, byHand));
      const compared = times === 'one' ? '' : `${figure(now / unit)} x ${figure(unit)} ${times}`;
      return [name, figure(now), compared, figure(most), now / unit <= most ? '' : 'missed'];
    });
  console.log(alignedTable([['', 'now', '', 'bar', ''], ...rows]));
}
