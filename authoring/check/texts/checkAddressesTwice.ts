import { isDeepStrictEqual } from 'node:util';
import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/**
 * Warns of an address that stands under two names, such as two carriers: the second was probably copied, and mail would go to
 * the first. Two may well share a post box.
 */
export const checkAddressesTwice = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value }) =>
    addressesTwice(value, '').map((found) => ({ document, ...found })),
  );

function addressesTwice(value: unknown, at: string): readonly Omit<AuthoringProblem, 'document'>[] {
  if (Array.isArray(value)) return [];
  const members = listMembers(value);
  return members.flatMap(([name, member], index): readonly Omit<AuthoringProblem, 'document'>[] => {
    const pointer = `${at}/${escapeName(name)}`;
    if (readMember(member, 'zipCode') === undefined) return addressesTwice(member, pointer);
    const same = members.slice(0, index).find(([, other]) => isDeepStrictEqual(other, member));
    if (same === undefined) return [];
    const message = `"${name}" has the same address as "${same[0]}".`;
    return [{ pointer, code: 'same-text-twice', severity: 'warning', message }];
  });
}
