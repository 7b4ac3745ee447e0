import { statSync } from 'node:fs';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Checks the text of an environment variable and converts it. @throws Error that names the variable */
type Check<T> = (name: string, text: string) => T;

/** A URL with one of the schemes and a host. */
export const address =
  (...schemes: readonly string[]): Check<string> =>
  (name, text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && schemes.includes(url.protocol.slice(0, -1)) && url.host !== '') return text;
    throw new Error(`${name} must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')} and a host`);
  };

/** A web address to which paths are added. */
export const webBase: Check<string> = (name, text) => {
  const { username, password } = new URL(address('https', 'http')(name, text));
  if (!/[?#]/.test(text) && username === '' && password === '') return text.replace(/\/+$/, '');
  throw new Error(`${name} must be an address without ?, # and user, as paths are added to it`);
};

/**
 * The address of a PostgreSQL. Without a host it means a socket of this machine:
 * postgresql:///name?host=/run/postgresql.
 */
export const databaseAddress: Check<string> = (name, text) => {
  if (URL.canParse(text) && /^postgres(ql)?:\/\//.test(text)) return text;
  throw new Error(`${name} must begin with postgres:// or postgresql://`);
};

/** Hosts that are reached without a network. */
const onThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The address of a PostgreSQL, whose certificate is checked where there is a network between. */
export const securedDatabaseAddress: Check<string> = (name, text) => {
  const { hostname, searchParams } = new URL(databaseAddress(name, text));
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || host.startsWith('/') || onThisMachine.test(host)) return text;
  if (searchParams.get('sslmode') === 'verify-full') return text;
  throw new Error(
    `${name} must have sslmode=verify-full where NODE_ENV is production and the database is on another machine: else others on the network could read what guests enter`,
  );
};

export const mailServer: Check<string> = address('smtp', 'smtps');

/**
 * The address of a mail server, to which nothing is sent without TLS where there is a network between: a stranger on the
 * way could hide from us that the server has it, and read password and mails.
 */
export const securedMailServer: Check<string> = (name, text) => {
  const url = new URL(mailServer(name, text));
  if (url.protocol === 'smtps:' || onThisMachine.test(url.hostname)) return text;
  if (url.searchParams.get('tls.rejectUnauthorized') === 'false')
    throw new Error(`${name} must not turn off the check of the certificate where NODE_ENV is production`);
  url.searchParams.set('requireTLS', 'true');
  return url.href;
};

/** A folder that exists. */
export const folder: Check<string> = (name, text) => {
  if (statSync(text, { throwIfNoEntry: false })?.isDirectory()) return text;
  throw new Error(`${name} must be a folder: there is none at ${text}`);
};

/** 'name@host', or 'Name <name@host>'. */
export const mailbox: Check<string> = (name, text) => {
  const [, within = text] = /^[^<>\r\n]*<([^<>]*)>$/.exec(text) ?? [];
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(within)) return text;
  throw new Error(`${name} must be a mail address, alone or as in Clinic <appointments@clinic.example>`);
};

/** 'name-{id}@host': a mail address for each id. */
export const providerMailbox: Check<string> = (name, text) => {
  if (/^[^\s@<>{}]*\{id\}[^\s@<>{}]*@[^\s@<>{}]+$/.test(text)) return text;
  throw new Error(`${name} must be a mail address with {id} before the @, as in clinic-{id}@clinic.example`);
};

/** Origins, separated by commas or spaces. */
export const origins: Check<readonly string[]> = (name, text) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => {
      const url = URL.canParse(each) ? new URL(each) : undefined;
      if (url && /^https?:$/.test(url.protocol) && each.replace(/\/$/, '') === url.origin) return url.origin;
      throw new Error(`${name} must be origins such as https://images.example, and has ${each}`);
    });

/** Addresses and networks, such as '203.0.113.7 2001:db8::/32', separated by commas or spaces. */
export const networks: Check<BlockList> = (name, text) => {
  const list = new BlockList();
  for (const each of text.split(/[\s,]+/).filter(Boolean)) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(each) ?? [];
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (!isIP(address) || Number(bits ?? most) > most)
      throw new Error(`${name} must be addresses or networks such as 203.0.113.0/24, and has ${each}`);
    list.addSubnet(address, Number(bits ?? most), family);
  }
  return list;
};

/** A whole number from `least` to `most`. */
export const count =
  (least: number, most: number): Check<number> =>
  (name, text) => {
    if (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new Error(`${name} must be a number from ${least} to ${most}`);
  };

const LOG_LEVELS = ['off', 'error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** How grave a line must be to be logged; `on` is the usual level. */
export const logLevel: Check<LogLevel> = (name, text) => {
  const level = LOG_LEVELS.find((each) => each === (text === 'on' ? 'info' : text));
  if (level) return level;
  throw new Error(`${name} must be on or ${LOG_LEVELS.join(', ')}`);
};

export const onOrOff: Check<boolean> = (name, text) => {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name} must be on or off`);
};
