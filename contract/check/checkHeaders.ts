import type { Answered, BesideBody } from '../exchange/Exchange.ts';
import type { ContractViolation } from './CheckResult.ts';
import { firstWrong, unless } from './unless.ts';

/**
 * Checks what an answer promises beside its body, as `openapi.json` describes it: nobody keeps it, no browser takes it for
 * something else than it says, and scripts and other sites get none of its cookies.
 */
export function checkHeaders({ status, beside }: Answered): ContractViolation | undefined {
  if (!beside) return undefined;
  const { headers, setCookies, isHttps } = beside;
  const { 'cache-control': cacheControl = '', 'x-content-type-options': options = '', 'retry-after': after } = headers;
  const number = headers['x-request-id'];
  return firstWrong(
    unless(/\bno-store\b/i.test(cacheControl), 'cache-control', 'no-store', cacheControl || 'none'),
    unless(/^nosniff$/i.test(options), 'x-content-type-options', 'nosniff', options || 'none'),
    unless(status !== 503 || /^\d+$/.test(after ?? ''), 'retry-after', 'seconds, after a 503', after ?? 'none'),
    unless(
      number === undefined || REQUEST_ID.test(number),
      'x-request-id',
      `like ${REQUEST_ID.source}`,
      'another form',
    ),
    unless(headers['access-control-allow-credentials'] !== 'true', 'access-control-allow-credentials', 'none', 'true'),
    letsOthers(headers),
    ...setCookies.map((line) => cookieWrong(line, isHttps)),
  );
}

/** Short enough to be said over the phone. */
const REQUEST_ID = /^[\w.:=+/@-]{1,64}$/;

const FOREIGN_HOST = 'elsewhere.example';

/** A site that has nothing to do with the chain. */
export const FOREIGN_ORIGIN = `https://${FOREIGN_HOST}`;

/** The same site under a name that begins like that of the server, as anybody can register it. */
export function lookalikeOf(baseUrl: string): string {
  const { protocol, hostname } = new URL(baseUrl);
  return `${protocol}//${hostname}.${FOREIGN_HOST}`;
}

/** How a browser names a page without an origin of its own, as any site can open one in a frame. */
export const NO_ORIGIN = 'null';

/** Finds an answer that the pages of any site may read, or that lets them send what they asked to. */
export const letsOthers = ({ 'access-control-allow-origin': origin }: BesideBody['headers']) =>
  unless(
    !['*', NO_ORIGIN].includes(origin ?? '') && !origin?.includes(FOREIGN_HOST),
    'access-control-allow-origin',
    'the page alone',
    'others',
  );

/** A cookie with such a path goes with some of a guest's calls only: times are reserved by v1, and booked by v2. */
const TOO_DEEP = /\/appointment-management\/./;

/** By which what a guest holds is their own. */
const GUEST_COOKIE = 'stepwell_guest=';

/** A hold lasts ten minutes, and is prolonged three times. */
const LONGEST_HOLD_SECONDS = 40 * 60;

/** Whether a cookie with these attributes is forgotten while a time may be held by it. */
function endsEarly(attributes: readonly string[]): boolean {
  const read = (name: string) => attributes.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  const [maxAge, expires] = [read('max-age'), read('expires')];
  const seconds = maxAge !== undefined ? Number(maxAge) : (Date.parse(expires ?? '') - Date.now()) / 1000;
  return (maxAge ?? expires) !== undefined && !(seconds >= LONGEST_HOLD_SECONDS);
}

/** Shows of a cookie its path and the names of its attributes alone: its value is a secret. */
function cookieWrong(line: string, isHttps: boolean): ContractViolation | undefined {
  const attributes = line
    .split(';')
    .slice(1)
    .map((part) => part.trim().toLowerCase());
  const isSecure = attributes.includes('secure') || !isHttps;
  const path = attributes.find((each) => each.startsWith('path='))?.slice('path='.length);
  if (path === undefined || TOO_DEEP.test(path))
    return { path: 'set-cookie', expected: 'a Path for all calls, whatever their version', got: path ?? 'none' };
  if (line.startsWith(GUEST_COOKIE) && endsEarly(attributes))
    return { path: 'set-cookie', expected: 'no end, or one after that of every hold', got: 'an earlier end' };
  const isKept = attributes.includes('httponly') && /^samesite=(lax|strict)$/m.test(attributes.join('\n')) && isSecure;
  const expected = `HttpOnly, SameSite=Lax or Strict${isHttps ? ', Secure' : ''}`;
  return unless(isKept, 'set-cookie', expected, attributes.map((each) => each.replace(/=.*/, '')).join(', ') || 'none');
}
