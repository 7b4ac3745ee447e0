import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** A phone number in a text, as documents write it. */
export const PHONE = /\b\d{3}-\d{3}-\d{4}\b/g;

export const isPhone = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.replace(PHONE, '') === '';

/** A phone number that is the whole of a value. */
export interface OwnNumber {
  readonly pointer: string;
  readonly number: string;
}

/** The phone numbers that a document has as values of their own. */
export const ownNumbers = ({ values }: ParsedDocument): readonly OwnNumber[] =>
  values().flatMap(({ pointer, value }) => (isPhone(value) ? [{ pointer, number: value }] : []));
