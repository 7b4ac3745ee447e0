/** Why a mail was not sent, in words that nobody's address can be among. */
export interface NotSent {
  /**
   * `outage`: no mail could be sent, as there is no server, or it takes nothing from us now. `later`: this mail is not taken now.
   * `never`: it never will be.
   */
  readonly kind: 'outage' | 'later' | 'never';
  /** Of the system, or of the mail library. */
  readonly code: string;
  /** The number that the server answered with. */
  readonly smtp?: number;
  /** The SMTP command that it answered. */
  readonly command?: string;
}

/** What a server answers to these is about the mail, and to all others about us. */
const OF_THE_MAIL = ['RCPT TO', 'DATA'];

const CODE = /^[A-Z][A-Z0-9_]{1,39}$/;
const COMMAND = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH [A-Z0-9-]{1,20}|MAIL FROM|RCPT TO|DATA|RSET|API)$/;

/** 5.7 is a policy, which is often about the sender, and may be changed (RFC 3463). */
const POLICY = /^5\d\d[ -]5\.7\./;

/** Tells what the mail library threw. The server's own words may repeat an address, and go no further. */
export function whyNotSent(error: unknown): NotSent {
  const { code, originalCode, responseCode: smtp, response, command } = readFields(error);
  const validCode = [originalCode, code].find((each) => typeof each === 'string' && CODE.test(each));
  return {
    kind: classify(smtp, command, response),
    code: typeof validCode === 'string' ? validCode : 'unknown',
    ...(typeof smtp === 'number' && { smtp }),
    ...(typeof command === 'string' && COMMAND.test(command) && { command }),
  };
}

const readFields = (error: unknown): Readonly<Record<string, unknown>> => (error instanceof Error ? { ...error } : {});

function classify(smtp: unknown, command: unknown, response: unknown): NotSent['kind'] {
  const isOfTheMail = typeof command === 'string' && OF_THE_MAIL.includes(command);
  // 421 is a server that closes, 503 a conversation that went wrong.
  if (!isOfTheMail || typeof smtp !== 'number' || smtp === 421 || smtp === 503) return 'outage';
  return smtp < 500 || (typeof response === 'string' && POLICY.test(response)) ? 'later' : 'never';
}
