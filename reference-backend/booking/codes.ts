import { randomBytes, randomInt } from 'node:crypto';

/** Letters and digits without 0, 1, I, L, O and U, so that nothing is misheard or misread and no words appear. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A random identifier of 128 bits, for an appointment or a reservation. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A code that can be read aloud. It is secure only together with an id and a limit on attempts. */
export const newConfirmCode = (): string =>
  Array.from({ length: LENGTH }, () => READABLE.charAt(randomInt(READABLE.length))).join('');

/** The letters of a code that stand together where a guest reads it. */
export const codeGroups = (code: string): readonly string[] => code.match(/.{1,4}/g) ?? [];

/** Converts a code as a guest may type it, in any case and with spaces or hyphens, to its stored form. */
export const normalizeConfirmCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');
