/** A guest who books. Each test has a different guest, so that no two are the same patient to the backend. */
export interface Guest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A guest made from a test's identifier, always the same for the same test. */
export function createGuest(testId: string): Guest {
  const letters = [...testId].map((c) => String.fromCharCode(97 + (c.charCodeAt(0) % 26))).join('');
  const lastName = `Lovelace${letters.slice(-12)}`;
  return { firstName: 'Ada', lastName, email: `${lastName.toLowerCase()}@example.com` };
}
