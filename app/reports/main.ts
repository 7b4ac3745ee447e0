import { asksNotToBeTracked } from '../analytics/asksNotToBeTracked.ts';
import { whenIdle } from '../chunks/whenIdle.ts';
import { watchFailures } from './watchFailures.ts';

/**
 * The start of the reports of a page. The server names this script where `GUEST_REPORTS` is on; no chunk of the app does.
 * It listens at once, and loads what sends when the page is there and idle. A guest who asks not to be tracked is not.
 */
async function start(): Promise<void> {
  const watched = watchFailures();
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await whenIdle();
  const { sendReports } = await import('./sendReports.ts');
  sendReports(watched);
}

// Without its code nothing is reported, and nobody misses it.
if (!asksNotToBeTracked()) start().catch(() => undefined);
