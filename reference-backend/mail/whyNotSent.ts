/** Why a mail was not sent, without any text that could contain an address. */
export interface NotSent {
  /**
   * `outage`: no mail can be sent now, because there is no server or it takes nothing from us. `later`: this mail is
   * not taken now. `never`: it never will be.
   */
  readonly kind: 'outage' | 'later' | 'never';
  /** Code of the system or of the mail library. */
  readonly code: string;
  /** The number of the server's answer. */
  readonly smtp?: number;
  /** The SMTP command that the server answered. */
  readonly command?: string;
}

/** A server's answers to these commands are about the mail; its answers to all others are about us. */
const OF_THE_MAIL = ['RCPT TO', 'DATA'];

const CODE = /^[A-Z][A-Z0-9_]{1,39}$/;
const COMMAND = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH [A-Z0-9-]{1,20}|MAIL FROM|RCPT TO|DATA|RSET|API)$/;

/** 5.7 means a policy, which is often about the sender and may change (RFC 3463). */
const POLICY = /^5\d\d[ -]5\.7\./;

/** Describes an error of the mail library. The server's own text is dropped, because it may repeat an address. */
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
  // 421 means that the server closes, 503 that the conversation went wrong.
  if (!isOfTheMail || typeof smtp !== 'number' || smtp === 421 || smtp === 503) return 'outage';
  return smtp < 500 || (typeof response === 'string' && POLICY.test(response)) ? 'later' : 'never';
}
