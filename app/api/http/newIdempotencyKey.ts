/** A key for one intent to write, sent again with each retry. `crypto.randomUUID` needs https, this does not. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
