import { escapeName } from '#engine';
import { listMembers } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

type Found = Pick<AuthoringProblem, 'pointer' | 'message'>;

/** A member of an object that is one word of capitals and digits, such as a promo code. */
interface Code {
  readonly name: string;
  readonly code: string;
}

/** The codes that an address may have been given: those of its own object, and of other entries of the same list. */
interface Codes {
  readonly own: readonly Code[];
  /** Named by where they are. */
  readonly elsewhere: readonly Code[];
}

/**
 * Reports addresses that have a code which stands beside them for another purpose, or is that of another entry or of
 * none, and not the one of their own name.
 */
export const checkLinkCodes = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(foreignCodesOf);

const foreignCodesOf = memoize(
  ({ file: { name: document }, document: value }: ParsedDocument): readonly AuthoringProblem[] =>
    foreignCodes(value, '', []).map((found) => ({ document, code: 'link-differs', ...found })),
);

function foreignCodes(value: unknown, pointer: string, elsewhere: readonly Code[]): readonly Found[] {
  const members = listMembers(value);
  const codes: Codes = { own: codesIn(value), elsewhere };
  const entries = Array.isArray(value) ? members.map(([at, entry]) => [at, codesIn(entry)] as const) : [];
  return members.flatMap(([name, member]) => {
    const at = `${pointer}/${escapeName(name)}`;
    const others = entries
      .filter(([other]) => other !== name)
      .flatMap(([other, own]) => own.map((each) => ({ ...each, name: `${pointer}/${other}/${each.name}` })));
    return [...foreignCodes(member, at, others), ...addressesWith(codes, name, member, at)];
  });
}

const codesIn = (value: unknown): readonly Code[] =>
  listMembers(value).flatMap(([name, code]) =>
    typeof code === 'string' && /^[A-Z0-9]{4,}$/.test(code) ? [{ name, code }] : [],
  );

/** The addresses of a member, or in it, that have another code than the one whose name ends with theirs. */
function addressesWith(codes: Codes, name: string, value: unknown, pointer: string): readonly Found[] {
  if (codes.own.length === 0) return [];
  if (typeof value !== 'string')
    return listMembers(value).flatMap(([inner, member]) =>
      addressesWith(codes, inner, member, `${pointer}/${escapeName(inner)}`),
    );
  const own = codes.own.find((code) => code.name.toLowerCase().endsWith(name.toLowerCase()));
  if (!own || !/^https?:/.test(value) || value.includes(own.code)) return [];
  const words = value.split(/[^A-Z0-9]+/);
  const other = [...codes.own, ...codes.elsewhere].find(({ code }) => code !== own.code && words.includes(code));
  const stray = /[?&]\w+=([A-Z0-9]{4,})(?:&|$)/.exec(value)?.[1];
  if (!other && stray === undefined) return [];
  const whose = other ? `"${other.code}", which is "${other.name}" here;` : `"${stray}", and`;
  return [{ pointer, message: `The address of "${name}" has ${whose} "${own.name}" is "${own.code}".` }];
}
