import { parseArgs } from 'node:util';

/** The options of the command. */
export interface ContractOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly write: boolean;
  readonly walkIn: boolean;
  readonly only: readonly string[];
  /** Folder of recorded replies. */
  readonly recorded?: string;
  /** Without a trailing slash and without credentials. If missing, the reference backend is started. */
  readonly baseUrl?: string;
  readonly pageUrl?: string;
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of the headers that carry credentials or a gateway's key. */
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  /** How many requests with a broken field are sent at once. */
  readonly atOnce: number;
  /** Milliseconds that a right answer may take. */
  readonly maxMs?: number;
  /** File for the report in the form of JUnit. */
  readonly junit?: string;
  /** Prints annotations for GitHub as well. */
  readonly github: boolean;
  readonly place: string;
  readonly state: string;
  readonly serviceId?: number;
  readonly benefitCode?: string;
  /** Token of the server's controls, with which what it keeps can be read. */
  readonly referenceToken?: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws TypeError that names the wrong option, but never its value */
export function readOptions(args: readonly string[], variables: Variables): ContractOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      'walk-in': { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      recorded: { type: 'string' },
      'base-url': { type: 'string' },
      'page-url': { type: 'string' },
      banner: { type: 'string', default: variables.CONTRACT_BANNER || 'thelittleclinic' },
      tenant: { type: 'string', default: variables.CONTRACT_TENANT || 'thelittleclinic' },
      header: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '10' },
      'at-once': { type: 'string', default: '4' },
      place: { type: 'string', default: 'Cincinnati, OH' },
      state: { type: 'string', default: 'OH' },
      service: { type: 'string' },
      'max-ms': { type: 'string' },
      junit: { type: 'string' },
      github: { type: 'boolean', default: variables.GITHUB_ACTIONS === 'true' },
      'reference-token': { type: 'string' },
      'benefit-code': { type: 'string', default: variables.CONTRACT_BENEFIT_CODE || undefined },
    },
  });
  const base = values['base-url'] === undefined ? undefined : parseServer(values['base-url'], 'base-url');
  const page = values['page-url'] === undefined ? undefined : parseServer(values['page-url'], 'page-url');
  const given = values.header.map((text) => parseHeader(text, variables));
  const token = values['reference-token'];
  const referenceToken = token === undefined ? undefined : readVariable(token, 'reference-token', variables);
  const secret = { ...base?.headers, ...Object.fromEntries(given) };
  if (!/^[A-Z]{2}$/.test(values.state)) throw new TypeError('--state takes two capital letters, such as OH');
  return {
    help: values.help,
    json: values.json,
    write: values.write,
    walkIn: values['walk-in'],
    only: values.only,
    ...(values.recorded !== undefined && { recorded: values.recorded }),
    ...(base && { baseUrl: base.url }),
    ...(page && { pageUrl: page.url }),
    headers: { 'x-banner-name': values.banner, 'x-tenant': values.tenant, ...secret },
    secrets: [...Object.values(secret), ...(referenceToken === undefined ? [] : [referenceToken])],
    ...(referenceToken !== undefined && { referenceToken }),
    timeoutMs: positive(values.timeout, 'timeout') * 1000,
    atOnce: positive(values['at-once'], 'at-once'),
    ...(values['max-ms'] !== undefined && { maxMs: positive(values['max-ms'], 'max-ms') }),
    ...(values.junit !== undefined && { junit: values.junit }),
    github: values.github,
    place: values.place,
    state: values.state,
    ...(values.service !== undefined && { serviceId: positive(values.service, 'service') }),
    ...(values['benefit-code'] !== undefined && { benefitCode: values['benefit-code'] }),
  };
}

interface Server {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a server's address. A name and password in it become a header, so that no report shows them. */
function parseServer(text: string, option: string): Server {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`--${option} takes an address that begins with http:// or https://`);
  const { username, password, origin, pathname } = url;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url: `${origin}${pathname.replace(/\/+$/, '')}`,
    headers: username === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
}

/** Reads `name=VARIABLE`. The value is in an environment variable, so that no list of commands shows it. */
function parseHeader(text: string, variables: Variables): readonly [string, string] {
  const [name = '', variable = ''] = text.split('=');
  if (!/^[\w-]+$/.test(name) || !/^\w+$/.test(variable))
    throw new TypeError('--header takes name=VARIABLE, the variable of the environment that has the value');
  const value = variables[variable];
  if (!value) throw new TypeError(`--header ${name}: the environment has no ${variable}`);
  return [name.toLowerCase(), value];
}

/** The value of a variable that an option names. */
function readVariable(name: string, option: string, variables: Variables): string {
  const value = variables[name];
  if (!value) throw new TypeError(`--${option} takes the variable of the environment that has the value`);
  return value;
}

function positive(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new TypeError(`--${option} takes a whole number above 0`);
  return number;
}
