import type { FastifyRequest } from 'fastify';

/** Paths below which there are no screens: they are never answered with the page. */
const NO_SCREENS = /^\/(appointment-management|assets|content|content-files|reference|tlc)\//;

/** Looks like a file. A command line that asks for a missing file does not want the page. */
const FILE = /\.[a-z0-9]+(?:\?|$)/i;

/** Whether the request is answered with the app's page, where nothing else is at its address. */
export const takesPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !NO_SCREENS.test(request.url) && wantsPage(request);

/**
 * A browser asks for HTML, and names the destination where it wants a script or an image. A command line accepts
 * anything and names no destination.
 */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const { accept, 'sec-fetch-dest': destination } = headers;
  if (namesHtml(headers)) return true;
  return destination === undefined && !FILE.test(url) && (accept === undefined || accept.includes('*/*'));
}

/**
 * Whether somebody opens the address in a browser, whatever is there: only then does a request name HTML. No script, no
 * health check and no command line does.
 */
export const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && namesHtml(headers);

const namesHtml = ({ accept }: FastifyRequest['headers']): boolean => accept?.includes('text/html') === true;
