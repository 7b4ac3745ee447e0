import type { Browser } from '@playwright/test';
import type { AskedPlan } from '../AskedPlan.ts';
import type { RecordedJourney } from '../RecordedJourney.ts';
import { expectedWay } from './ExpectedWay.ts';
import { openGuest } from './openGuest.ts';
import { startInApp } from './startInApp.ts';
import { walkJourney } from './walkJourney.ts';

/** What came of a journey in the app: what it deviates in, or why it cannot be gone there. */
export interface BrowserReplay {
  readonly deviations: readonly string[];
  readonly why?: string;
  readonly leftOut: number;
}

/** Where journeys are gone, and what the app is told of them. */
export interface AppUnderTest {
  readonly browser: Browser;
  /** The address of the running product. */
  readonly server: string;
  /** The category that has a prescreen. */
  readonly categoryOf: (prescreen: string) => string | undefined;
}

/** Goes a journey's way in the app at this address, and compares it with the same way on the engine. */
export async function replayInBrowser(
  { browser, server, categoryOf }: AppUnderTest,
  plan: AskedPlan,
  journey: RecordedJourney,
): Promise<BrowserReplay> {
  const start = startInApp(plan, journey, categoryOf);
  if ('why' in start) return { deviations: [], why: start.why, leftOut: 0 };
  const way = expectedWay(plan, { ...journey, context: start.context });
  const guest = await openGuest(browser, server, start);
  try {
    return { deviations: await walkJourney(guest, way), leftOut: way.leftOut };
  } catch (error) {
    // A control that cannot be used stops one journey, and not all that follow.
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { deviations: [`The way could not be gone to its end: ${first}`], leftOut: way.leftOut };
  } finally {
    await guest.close();
  }
}
