/** A key for one write, sent again with each retry. Unlike `crypto.randomUUID`, it does not need https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
