import { escapeName } from '#engine';
import { listMembers } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

type Found = Pick<AuthoringProblem, 'pointer' | 'message'>;

/** A member of an object that is one word of capitals and digits, such as a promo code. */
interface Code {
  readonly name: string;
  readonly code: string;
}

/** Reports addresses that have a code which stands beside them for another purpose, and not the one of their own name. */
export const checkLinkCodes = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value }) =>
    foreignCodes(value, '').map((found) => ({ document, code: 'link-differs', ...found })),
  );

function foreignCodes(value: unknown, pointer: string): readonly Found[] {
  const members = listMembers(value);
  const codes = members.flatMap(([name, code]) =>
    typeof code === 'string' && /^[A-Z0-9]{4,}$/.test(code) ? [{ name, code }] : [],
  );
  return members.flatMap(([name, member]) => {
    const at = `${pointer}/${escapeName(name)}`;
    return [...foreignCodes(member, at), ...(codes.length < 2 ? [] : addressesWith(codes, name, member, at))];
  });
}

/** The addresses of a member, or in it, that have another code than the one whose name ends with theirs. */
function addressesWith(codes: readonly Code[], name: string, value: unknown, pointer: string): readonly Found[] {
  if (typeof value !== 'string')
    return listMembers(value).flatMap(([inner, member]) =>
      addressesWith(codes, inner, member, `${pointer}/${escapeName(inner)}`),
    );
  const own = codes.find((code) => code.name.toLowerCase().endsWith(name.toLowerCase()));
  const other = codes.find(({ code }) => code !== own?.code && value.split(/[^A-Z0-9]+/).includes(code));
  if (!own || !other || !/^https?:/.test(value) || value.includes(own.code)) return [];
  const message = `The address of "${name}" has "${other.code}", which is "${other.name}" here; "${own.name}" is "${own.code}".`;
  return [{ pointer, message }];
}
