/**
 * Whether an address is the link to cancel, or has it within, also one that a mail program has damaged or encoded.
 * Whoever knows it can cancel the appointment, so nothing is reported from its page (CANCEL-10).
 */
export const isCancelLink = (address: string): boolean => /cancel(?!ed\b)/i.test(decode(address));

/** Whether no script of others may read the address: it cancels an appointment, or may say who pays for one. */
export const isPrivate = (address: string): boolean =>
  isCancelLink(address) || /benefitCode|medicaid/i.test(decode(address));

/** More often than this nobody has encoded an address. */
const mostTimes = 5;

/**
 * The address with its letters and signs decoded: the router decodes a path before it finds its page, and a link may
 * stand encoded within another address. What cannot be decoded stays as it is.
 */
function decode(address: string): string {
  let decoded = address;
  for (let time = 0; time < mostTimes; time += 1)
    decoded = decoded.replace(/%(?:25)*([0-7][0-9a-f])/gi, (_encoded, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return decoded;
}
