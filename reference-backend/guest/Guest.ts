import { createHash, randomBytes } from 'node:crypto';

/** An anonymous guest, known only by a random cookie. */
export interface Guest {
  /** Hash of the cookie, which the database stores. */
  readonly key: string;
  /** Whether the request carried the cookie. */
  readonly isKnown: boolean;
  /** Value of the cookie. */
  readonly cookie: string;
}

export const GUEST_COOKIE = 'stepwell_guest';

/** @param cookie the request's cookie; a new guest is made where it is missing or not one of ours */
export function readGuest(cookie: string | undefined): Guest {
  const isKnown = cookie !== undefined && /^[A-Za-z0-9_-]{22}$/.test(cookie);
  const value = isKnown ? cookie : randomBytes(16).toString('base64url');
  return { cookie: value, isKnown, key: createHash('sha256').update(value).digest('base64url') };
}
