import { randomBytes, randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: nothing that is misheard or misread, and no words. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A random identifier of 128 bits, for an appointment or a reservation. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A code that can be read aloud. Safe only beside an id, with a limit on attempts. */
export const newConfirmCode = (): string =>
  Array.from({ length: LENGTH }, () => READABLE.charAt(randomInt(READABLE.length))).join('');

/** As a guest may type it: any case, with spaces or hyphens. */
export const normalizeConfirmCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');
