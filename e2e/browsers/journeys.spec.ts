import { isInstalled, otherBrowsers } from '../../tools/otherBrowsers.ts';
import { type JourneyName, journeys, travel } from './journeys.ts';
import { desktop, isWhole, phone, test } from './test.ts';

/** A guest's ways in each browser that is installed: a booking on a phone, and all of them in the gate. */
const names = Object.keys(journeys).filter((name): name is JourneyName => name in journeys);

for (const browser of otherBrowsers.filter(isInstalled))
  for (const size of isWhole ? [phone, desktop] : [phone])
    for (const name of isWhole ? names : names.slice(0, 1))
      test(`${name} in ${browser} at ${size.width} px`, async ({ open, server, controls, guest }, { annotations }) => {
        test.setTimeout(300_000);
        const page = await open(browser, size);
        const start = Date.now();
        await travel(name, { page, guest, server, controls });
        const seconds = Math.round((Date.now() - start) / 1000);
        annotations.push({ type: 'browser', description: `${page.driver.version}, ${size.width} px` });
        annotations.push({ type: 'figure', description: `${seconds} s` });
      });
