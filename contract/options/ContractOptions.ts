import { parseArgs } from 'node:util';

/** What the command was asked for. */
export interface ContractOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly write: boolean;
  readonly walkIn: boolean;
  readonly only: readonly string[];
  /** Folder of recorded replies. */
  readonly recorded?: string;
  /** Without a trailing slash and credentials; the reference backend is started where there is none. */
  readonly baseUrl?: string;
  readonly pageUrl?: string;
  /** What every call carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of the headers that a gateway wants. */
  readonly secrets: readonly string[];
  readonly timeoutMs: number;
  readonly place: string;
  readonly state: string;
  readonly serviceId?: number;
  readonly benefitCode?: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws TypeError that says which option is wrong; never with its value */
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
      place: { type: 'string', default: 'Cincinnati, OH' },
      state: { type: 'string', default: 'OH' },
      service: { type: 'string' },
      'benefit-code': { type: 'string', default: variables.CONTRACT_BENEFIT_CODE || undefined },
    },
  });
  const base = values['base-url'] === undefined ? undefined : parseServer(values['base-url'], 'base-url');
  const page = values['page-url'] === undefined ? undefined : parseServer(values['page-url'], 'page-url');
  const given = values.header.map((text) => parseHeader(text, variables));
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
    secrets: Object.values(secret),
    timeoutMs: positive(values.timeout, 'timeout') * 1000,
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

/** A server's address; what it has of name and password goes into a header, so that no report shows it. */
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

/** `name=VARIABLE`: the value stands in the environment, where no list of commands shows it. */
function parseHeader(text: string, variables: Variables): readonly [string, string] {
  const [name = '', variable = ''] = text.split('=');
  if (!/^[\w-]+$/.test(name) || !/^\w+$/.test(variable))
    throw new TypeError('--header takes name=VARIABLE, the variable of the environment that has the value');
  const value = variables[variable];
  if (!value) throw new TypeError(`--header ${name}: the environment has no ${variable}`);
  return [name.toLowerCase(), value];
}

function positive(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new TypeError(`--${option} takes a whole number above 0`);
  return number;
}
