import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasZips, statesOfZip } from './zipPrefixes.ts';

/** A state and a ZIP code of one address, and its city where that stands beside them. */
interface WrittenAddress {
  readonly pointer: string;
  readonly state: string;
  readonly zip: string;
  readonly city?: unknown;
}

/**
 * Reports addresses whose ZIP code lies in another state, and those with the city of another address of their document, in
 * another state: a letter would go somewhere else.
 */
export const checkZipCodes = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value, texts }) => {
    const inTexts = texts().flatMap(({ pointer, text }) =>
      [...text.matchAll(/\b([A-Z]{2}) (\d{5})\b/g)].map(([, state = '', zip = '']) => ({ pointer, state, zip })),
    );
    const addresses = addressesIn(value, '');
    const elsewhere = [...addresses, ...inTexts].flatMap(({ pointer, state, zip }): readonly AuthoringProblem[] => {
      const states = statesOfZip(zip);
      if (!hasZips(state) || states.length === 0 || states.includes(state)) return [];
      const message = `The ZIP code ${zip} lies in ${states.join(' or ')}, and the address is in ${state}.`;
      return [{ document, pointer, code: 'zip-code-elsewhere', message }];
    });
    return elsewhere.length > 0 ? elsewhere : citiesOfOthers(addresses).map((found) => ({ document, ...found }));
  });

const citiesOfOthers = (addresses: readonly WrittenAddress[]): readonly Omit<AuthoringProblem, 'document'>[] =>
  addresses.flatMap(({ pointer, state, city, zip }, index) => {
    const other = addresses
      .slice(0, index)
      .find((each) => typeof city === 'string' && each.city === city && each.state !== state);
    if (other === undefined) return [];
    const message = `"${city}" lies in ${state} here (${zip}), and in ${other.state} at ${other.pointer}: one of the two was probably copied.`;
    return [{ pointer: pointer.replace(/state$/, 'city'), code: 'zip-code-elsewhere', message }];
  });

/** The objects with a `state` and a `zipCode`. */
function addressesIn(value: unknown, pointer: string): readonly WrittenAddress[] {
  const [state, zip] = [readMember(value, 'state'), readMember(value, 'zipCode')];
  return [
    ...(typeof state === 'string' && typeof zip === 'string'
      ? [{ pointer: `${pointer}/state`, state, zip, city: readMember(value, 'city') }]
      : []),
    ...listMembers(value).flatMap(([name, member]) => addressesIn(member, `${pointer}/${escapeName(name)}`)),
  ];
}
