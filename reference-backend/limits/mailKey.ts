import type { Keyring } from '../database/sealing/createKeyring.ts';

/**
 * The same text for addresses that reach one mailbox at the large providers: without letter case, dots, and what follows
 * a plus sign.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name.replaceAll('.', '')}@${address.slice(at + 1)}`.toLowerCase();
}

/** A keyed hash of the mailbox. For counting only: two people with one mailbox share a count. */
export const mailKey = ({ hash }: Pick<Keyring, 'hash'>, address: string): string => hash(mailboxOf(address));
