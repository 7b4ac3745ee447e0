import { createHash } from 'node:crypto';

/**
 * A hash that is the same for addresses that reach one mailbox at the large providers: without letter case, dots, and
 * what follows a plus sign. For counting only: two people with the same hash share a count.
 */
export function mailKey(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return createHash('sha256')
    .update(`${name.replaceAll('.', '')}@${address.slice(at + 1)}`.toLowerCase())
    .digest('base64url');
}
