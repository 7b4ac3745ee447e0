import { Refusal } from '../handling/Refusal.ts';

/**
 * A NUL, or half of a character that UTF-16 writes in two halves. No database stores either, and only programs send
 * them.
 */
const BROKEN = /[\0\p{Surrogate}]/u;

/**
 * The longest pointer that is sent back. Those to members that a call knows are shorter; a longer one has unknown
 * names.
 */
const LONGEST_PATH = 300;

/** The names that lead to the first broken text, or to the object with a broken name. */
function placeOfBroken(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return BROKEN.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (BROKEN.test(name)) return [];
    const place = placeOfBroken(member);
    if (place) return [name, ...place];
  }
  return undefined;
}

const pointerTo = (place: readonly string[]): string =>
  place.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Checks every text of a request, names of members included, before the database reads it; a body after its schema, which
 * bounds it. A text that the database cannot store would fail inside a statement, and PostgreSQL would write what the guest sent into its
 * log. The check stops at the first broken text, however many there are.
 * @throws Refusal 400 that names the place
 */
export function refuseBrokenText(request: unknown): void {
  const place = placeOfBroken(request);
  if (!place) return;
  const path = pointerTo(place);
  const message = 'the text has a NUL or half of a character in it';
  throw new Refusal(400, [{ code: 'brokenText', message, ...(path.length <= LONGEST_PATH && { path }) }]);
}
