import { type JourneyName, journeys, travel } from './journeys.ts';
import { browsers, desktop, isWhole, phone, sampled, test, titleOf } from './test.ts';

/** A guest's ways in each browser: all of them where everything is tried, else a booking on a phone. */
const names = Object.keys(journeys).filter((name): name is JourneyName => name in journeys);

for (const browser of isWhole ? browsers : sampled)
  for (const size of isWhole ? [phone, desktop] : [phone])
    for (const name of isWhole ? names : names.slice(0, 1))
      test(titleOf(name, browser, size), async ({ open, server, controls, guest }) => {
        test.setTimeout(300_000);
        await travel(name, { page: await open(browser, size), guest, server, controls });
      });
