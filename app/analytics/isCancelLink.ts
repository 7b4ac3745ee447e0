/**
 * Whether an address is the link to cancel, also one that a mail program has damaged. Whoever knows it can cancel the
 * appointment, so nothing is reported from its page (CANCEL-10).
 */
export const isCancelLink = (address: string): boolean => /\/cancel\//i.test(address);
