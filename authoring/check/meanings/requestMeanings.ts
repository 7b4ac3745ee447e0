import { escapeName } from '#engine';
import { isJsonObject } from '../../jsonParts.ts';
import { requestParts } from '../checks/RequestSchema.ts';
import { expandSchema, type ReadSchema, type SchemaPart } from '../checks/SchemaPart.ts';
import { writtenByBooking } from '../checks/writtenByBooking.ts';

/** A place of the booking request, and what it is: `patient.firstName`. */
export interface MeantPlace {
  readonly meaning: string;
  /** JSON Pointer to the place. What lies in the entries of a list is no place of its own. */
  readonly pointer: string;
  /** What the number there counts. */
  readonly unit?: string;
}

/**
 * The places of the booking request that answers may fill. The meaning of a place is the names that lead to it, each as
 * the `meaning` in its schema puts it: what the request calls `/consentDetails/signature/guardianName` is
 * `consentDetails.signature.guardian.firstName`.
 */
export const requestMeanings = (read: ReadSchema): readonly MeantPlace[] =>
  placesBelow(requestParts(read), { meanings: [], names: [] }, read).filter(
    ({ pointer }) => !writtenByBooking.includes(pointer.split('/')[1] ?? ''),
  );

interface Way {
  readonly meanings: readonly string[];
  readonly names: readonly string[];
}

function placesBelow(parts: readonly SchemaPart[], way: Way, read: ReadSchema): readonly MeantPlace[] {
  const members = new Map<string, SchemaPart[]>();
  for (const { file, schema } of parts)
    for (const [name, member] of Object.entries(isJsonObject(schema.properties) ? schema.properties : {}))
      if (isJsonObject(member)) members.set(name, [...(members.get(name) ?? []), { file, schema: member }]);
  return [...members].flatMap(([name, own]) => {
    const meaning = own.map(({ schema }) => schema.meaning).find((each) => typeof each === 'string') ?? name;
    const here = { meanings: [...way.meanings, meaning], names: [...way.names, name] };
    const expanded = own.flatMap((part) => expandSchema(part, read));
    const unit = expanded.map(({ schema }) => schema.unit).find((each) => typeof each === 'string');
    const place = {
      meaning: here.meanings.join('.'),
      pointer: formatPointer(here.names),
      ...(unit !== undefined && { unit }),
    };
    return [place, ...placesBelow(expanded, here, read)];
  });
}

/** Whether a field's meaning, which may leave out the first names, is what the place is. */
export const isMeantBy = (field: string, place: string): boolean => place === field || place.endsWith(`.${field}`);

/** What it is, without saying whose: the date of birth of anybody. */
export const lastOf = (meaning: string): string => meaning.slice(meaning.lastIndexOf('.') + 1);

export const formatPointer = (names: readonly string[]): string => names.map((name) => `/${escapeName(name)}`).join('');
