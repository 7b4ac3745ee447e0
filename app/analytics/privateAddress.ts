/**
 * Whether an address is the link to cancel, also one that a mail program has damaged or whose slashes it has encoded,
 * even twice. Whoever knows it can cancel the appointment, so nothing is reported from its page (CANCEL-10).
 */
export const isCancelLink = (address: string): boolean => /cancel(\/|%(25)*2f)/i.test(address);

/** Whether no script of others may read the address: it cancels an appointment, or says who pays for one. */
export const isPrivate = (address: string): boolean =>
  isCancelLink(address) || /[?&](benefitCode|medicaid)\b/.test(address);
