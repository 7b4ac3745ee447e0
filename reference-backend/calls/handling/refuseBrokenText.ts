import { Refusal, refuse } from './Refusal.ts';

/** NUL, and half of a character that UTF-16 writes in two: no database keeps either, and both come from programs only. */
const BROKEN = /[\0\p{Surrogate}]/u;

/** The deepest member that a call knows stands six levels down. */
const DEEPEST = 32;

/** A pointer to what a call knows is shorter; one that is longer has names that nobody knows, and is not sent back. */
const LONGEST_PATH = 300;

/** Steps to the first broken text; of a broken name, to what it stands in. @throws Refusal 400 for what stands too deep */
function placeOfBroken(value: unknown, depth = 0): readonly string[] | undefined {
  if (typeof value === 'string') return BROKEN.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) throw refuse(400, 'tooDeep', `the request has more than ${DEEPEST} levels`);
  for (const [name, member] of Object.entries(value)) {
    if (BROKEN.test(name)) return [];
    const place = placeOfBroken(member, depth + 1);
    if (place) return [name, ...place];
  }
  return undefined;
}

const pointerTo = (place: readonly string[]): string =>
  place.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Reads every text of a request, names of members included, before anything else does: a text that the database cannot keep
 * would fail inside a statement, and PostgreSQL would write what the guest sent into its log. It ends at the first, whatever a
 * stranger has made of the others.
 * @throws Refusal 400 that names the place, and for a request that is deeper than any call needs
 */
export function refuseBrokenText(request: unknown): void {
  const place = placeOfBroken(request);
  if (!place) return;
  const path = pointerTo(place);
  const message = 'the text has a NUL or half of a character in it';
  throw new Refusal(400, [{ code: 'brokenText', message, ...(path.length <= LONGEST_PATH && { path }) }]);
}
