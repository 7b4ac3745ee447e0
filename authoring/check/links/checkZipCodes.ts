import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasZips, statesOfZip } from './zipPrefixes.ts';

/** A state and a ZIP code of one address. */
interface WrittenAddress {
  readonly pointer: string;
  readonly state: string;
  readonly zip: string;
}

/** Reports addresses whose ZIP code lies in another state: a letter would go somewhere else. */
export const checkZipCodes = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value, texts }) => {
    const inTexts = texts().flatMap(({ pointer, text }) =>
      [...text.matchAll(/\b([A-Z]{2}) (\d{5})\b/g)].map(([, state = '', zip = '']) => ({ pointer, state, zip })),
    );
    return [...addressesIn(value, ''), ...inTexts].flatMap(({ pointer, state, zip }): readonly AuthoringProblem[] => {
      const states = statesOfZip(zip);
      if (!hasZips(state) || states.length === 0 || states.includes(state)) return [];
      const message = `The ZIP code ${zip} lies in ${states.join(' or ')}, and the address is in ${state}.`;
      return [{ document, pointer, code: 'zip-code-elsewhere', message }];
    });
  });

/** The objects with a `state` and a `zipCode`. */
function addressesIn(value: unknown, pointer: string): readonly WrittenAddress[] {
  const [state, zip] = [readMember(value, 'state'), readMember(value, 'zipCode')];
  return [
    ...(typeof state === 'string' && typeof zip === 'string' ? [{ pointer: `${pointer}/state`, state, zip }] : []),
    ...listMembers(value).flatMap(([name, member]) => addressesIn(member, `${pointer}/${escapeName(name)}`)),
  ];
}
