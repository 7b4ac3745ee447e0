import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { Json, JsonObject } from '#engine';
import { calls } from '../../../schemas/calls.ts';
import { routePatterns } from '../../../schemas/routes.ts';
import { isList, readPart } from '../../jsonParts.ts';
import { previewSlot } from '../../preview/previewSlot.ts';
import { notesFor } from './notesFor.ts';
import type { Start } from './startInApp.ts';

/** The zone of the guest and of the provider. */
const timezoneId = 'America/New_York';
/** Where the journey of a tab keeps the picked time over a reload. */
const SLOT = 'stepwell.slot';

/** A guest's browser, in which the journey's day is today. */
export interface GuestBrowser {
  readonly page: Page;
  /** The body of the booking, once it was sent. It reaches no server. */
  readonly request: () => Json | undefined;
  readonly close: () => Promise<void>;
}

/** Opens the first page of a journey in the app at this address. */
export async function openGuest(browser: Browser, server: string, { context, category }: Start): Promise<GuestBrowser> {
  const own = await browser.newContext({ timezoneId, serviceWorkers: 'block' });
  const today = String(context.today ?? '2000-01-01');
  // Noon, as where a journey is recorded.
  await own.clock.setFixedTime(`${today}T12:00:00Z`);
  const sent = await answerCalls(own, context);
  // What runs in the page is compiled with calls of this function, which keeps the names of others.
  await own.addInitScript('globalThis.__name = (named) => named;');
  const page = await own.newPage();
  if (category === undefined) {
    const slot = JSON.stringify(previewSlot(context, dayAfter(today)));
    await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [SLOT, slot] as const);
  }
  await page.goto(`${server}${category === undefined ? routePatterns.schedule : prescreenOf(category, context)}`);
  return { page, request: () => sent.at(0), close: () => own.close() };
}

/** A place is searched for, except where it would be taken for the state in which the visit takes place. */
const prescreenOf = (category: string, { licensureStates }: JsonObject): string =>
  `${routePatterns.prescreen.replace(':step?', '1')}?${new URLSearchParams({
    type: category,
    ...(licensureStates === undefined && { location: '45202' }),
  })}`;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * Answers the calls that depend on the day, that would change something on the server, or that would change what the guest
 * types. What the server would verify is taken as right.
 *
 * @returns the bookings that were sent, in a list that grows
 */
async function answerCalls(guest: BrowserContext, context: JsonObject): Promise<readonly Json[]> {
  const sent: Json[] = [];
  const expiresAt = new Date(Date.parse(`${context.today}T12:10:00Z`)).toISOString();
  const none = { status: 404, json: {} };
  const replies: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    [
      calls['create-reservation'].path,
      (route) =>
        route.fulfill({ json: { data: { appointmentReservations: { reservationCode: 'journey', expiresAt } } } }),
    ],
    [
      calls['schedule-appointment'].path,
      async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fulfill({ status: 503, json: {} });
      },
    ],
    [calls['locate-zip-code'].path, (route) => route.fulfill(none)],
    [calls['validate-address'].path, (route) => route.fulfill(none)],
    [calls['collect-events'].path, (route) => route.fulfill({ status: 204 })],
    ...(isList(context.licensureStates)
      ? [[calls['licensure-states'].path, (route: Route) => route.fulfill({ json: licensed(context) })] as const]
      : []),
  ];
  for (const [path, answer] of replies)
    await guest.route(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`), answer);
  await guest.route(
    ({ pathname }) => pathname.endsWith('/notes-data.json'),
    async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ json: notesFor(context, await reply.json()) });
    },
  );
  return sent;
}

const licensed = ({ licensureStates, unlicensedStates = [] }: JsonObject): JsonObject => ({
  data: {
    'licensure-states': (isList(licensureStates) ? licensureStates : []).map((state) => {
      const code = readPart(state, 'value') ?? '';
      const name = readPart(state, 'title') ?? '';
      return { code, name, hasLicense: isList(unlicensedStates) && !unlicensedStates.includes(code) };
    }),
  },
});
