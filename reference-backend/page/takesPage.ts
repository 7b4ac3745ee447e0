import type { FastifyRequest } from 'fastify';

/** Where there are no screens: nothing there is answered with the page. */
const NO_SCREENS = /^\/(appointment-management|assets|content|content-files|reference|tlc)\//;

/** What looks like a file that is not there: a command line that asks for one wants no page. */
const FILE = /\.[a-z0-9]+(?:\?|$)/i;

/** Whether the request is answered with the app's page, where nothing else is at its address. */
export const takesPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !NO_SCREENS.test(request.url) && wantsPage(request);

/** A browser asks for HTML, and says when it wants a script or an image; a command line takes anything and says nothing. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const { accept, 'sec-fetch-dest': destination } = headers;
  if (accept?.includes('text/html')) return true;
  return destination === undefined && !FILE.test(url) && (accept === undefined || accept.includes('*/*'));
}
