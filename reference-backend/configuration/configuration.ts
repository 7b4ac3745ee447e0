import { randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BodyShare } from '../calls/bodies/bodyBudget.ts';
import { DATABASE_DEADLINES, type DatabaseDeadlines } from '../database/deadlines.ts';
import { readRetention } from '../database/retention/readRetention.ts';
import type { OwnRetention } from '../database/retention/retention.ts';
import type { KeySet } from '../database/sealing/KeySet.ts';
import { DEADLINES, type Deadlines } from '../health/deadlines.ts';
import type { ConnectionShare } from '../health/limitConnections.ts';
import type { OwnLimits } from '../limits/limits.ts';
import { readLimits } from '../limits/readLimits.ts';
import {
  count,
  databaseAddress,
  folder,
  type LogLevel,
  logLevel,
  mailbox,
  mailServer,
  networks,
  onOrOff,
  origins,
  providerMailbox,
  securedDatabaseAddress,
  securedMailServer,
  webBase,
} from './environmentChecks.ts';
import { readDataKeys } from './readDataKeys.ts';
import { readDatabaseDeadlines, readDeadlines } from './readDeadlines.ts';
import { readTraces, type TraceOptions } from './readTraces.ts';
import { withSecrets } from './withSecrets.ts';

/** Who may use `/reference/*`: everybody, whoever knows the token, or nobody. */
export type ControlsAccess = 'on' | { readonly token: string } | 'off';

/** How this process runs. Everything that several processes share is in the database. */
export interface Configuration {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Where operators read the metrics; without a port there are none, and 0 chooses a free one. */
  readonly metricsHost: string;
  readonly metricsPort?: number;
  /** Where traces go; without it there are none. */
  readonly traces?: TraceOptions;
  readonly databaseUrl?: string;
  /** A standby of that PostgreSQL, from which searches read. */
  readonly databaseReadUrl?: string;
  readonly dataDirectory?: string;
  /** Keys of what guests enter. A PostgreSQL needs them; a folder keeps its own without them. */
  readonly dataKeys?: KeySet;
  /** See {@link PgliteOptions}; for tests, which start many databases in memory. */
  readonly emptyCluster?: Blob;
  /** Folder of the content API. */
  readonly contentDirectory: string;
  /** Folder of the content API's images. */
  readonly imageDirectory: string;
  /** Folder of the built app. */
  readonly appDirectory: string;
  /** Folder of the built banner that an author sees. */
  readonly authorDirectory: string;
  /** Folder of the built scripts by which pages report. */
  readonly reportsDirectory: string;
  /** Whether pages report what went wrong and how fast they were. */
  readonly guestReports: boolean;
  /** File with the deployment, which the page carries for the app (schemas/api/deployment). */
  readonly deploymentFile: string;
  readonly publicUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Where a provider gets mail; `{id}` stands for the provider's id. */
  readonly providerMail: string;
  readonly controls: ControlsAccess;
  /** Whether this process serves somebody who edits documents on this machine. */
  readonly authorMode: boolean;
  /** Origins that images may come from, besides our own. */
  readonly imageOrigins: readonly string[];
  /** Key of the map service, for the map-key call. */
  readonly mapKey?: string;
  /**
   * How many proxies are in front of this process. The outermost of them determines the protocol and address of the
   * client.
   */
  readonly trustProxy: number;
  /** Networks of ours, such as that of the kiosks in the clinics, in which each guest is a client. */
  readonly trustedNetworks: BlockList;
  /** These replace those in `limits/limits.ts`. */
  readonly limits: OwnLimits;
  /** Days in `database/retention/retention.ts` that these replace. */
  readonly retention: OwnRetention;
  /** How many search statements run at once in this process; if missing, the kind of database decides. */
  readonly searchesAtOnce?: number;
  /** How many bytes of bodies the process takes; if missing, what many guests of one network need. */
  readonly bodies?: BodyShare;
  /** How many connections may be open; if missing, what the system lets the process open decides. */
  readonly connections?: ConnectionShare;
  /** Which lines are logged: those of this level and of graver ones. Each request has one of `info`. */
  readonly logLevel: LogLevel;
  readonly deadlines: Deadlines;
  readonly databaseDeadlines: DatabaseDeadlines;
  /** Gets each line of the log; for tests. Without it they go to standard output. */
  readonly log?: { readonly write: (line: string) => void };
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The configuration where nothing is set. */
export const defaultConfiguration: Configuration = {
  host: '127.0.0.1',
  port: 3000,
  metricsHost: '127.0.0.1',
  contentDirectory: here('../../content-fixtures/objects'),
  imageDirectory: here('../../content-fixtures/images'),
  appDirectory: here('../../dist/app'),
  authorDirectory: here('../../dist/author'),
  reportsDirectory: here('../../dist/reports'),
  guestReports: false,
  deploymentFile: here('../../content-fixtures/deployment.json'),
  mailFrom: 'appointments@stepwell.example',
  providerMail: 'provider-{id}@stepwell.example',
  controls: 'off',
  authorMode: false,
  imageOrigins: [],
  trustProxy: 0,
  trustedNetworks: new BlockList(),
  limits: {},
  retention: {},
  logLevel: 'off',
  deadlines: DEADLINES,
  databaseDeadlines: DATABASE_DEADLINES,
};

/** Hosts that mean every network of this machine. No guest can use them as an address. */
const ANY_ADDRESS = ['0.0.0.0', '::'];

/** The address of `localhost`, which has two: Node would open a second server for the other, which nothing here knows. */
const LOCALHOST = '127.0.0.1';

/** Hosts that only this machine reaches. */
const LOOPBACK = [LOCALHOST, '::1'];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a variable is set that only a deployment sets. Others can reach a deployment, so controls are off there by
 * default.
 */
const isDeployment = (environment: Environment): boolean =>
  environment.NODE_ENV === 'production' ||
  ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL'].some((name) => Boolean(environment[name]));

function readControls(environment: Environment): ControlsAccess {
  const access = environment.CONTROLS || (isDeployment(environment) ? 'off' : 'token');
  if (access === 'on' || access === 'off') return access;
  if (access === 'token') return { token: randomBytes(16).toString('base64url') };
  throw new Error('CONTROLS must be on, token or off');
}

/** On by default where only this machine reaches the process, and nothing says that it is a deployment. */
function readAuthorMode(environment: Environment, host: string, trustProxy: number): boolean {
  const isAlone = LOOPBACK.includes(host) && trustProxy === 0;
  const isOn = environment.AUTHOR_MODE ? onOrOff('AUTHOR_MODE', environment.AUTHOR_MODE) : !isDeployment(environment);
  if (environment.AUTHOR_MODE && isOn && !isAlone)
    throw new Error(`AUTHOR_MODE may be on where only this machine reaches the server: HOST ${LOOPBACK.join(', ')}`);
  return isOn && isAlone;
}

function readProxies(text: string | undefined): number {
  if (text === undefined || text === 'off') return 0;
  const proxies = text === 'on' ? 1 : Number(text);
  if (Number.isInteger(proxies) && proxies >= 0 && proxies <= 9) return proxies;
  throw new Error('TRUST_PROXY must be on, off, or how many proxies there are');
}

/**
 * Reads the environment; an empty variable counts as not set. The table of variables is in
 * `reference-backend/README.md`.
 * @throws Error that names the variable
 */
export function readConfiguration(given: Environment): Configuration {
  const environment = withSecrets(given);
  const set = (name: string): string | undefined => environment[name] || undefined;
  const read = <T, N>(name: string, check: (name: string, text: string) => T, none: N): T | N => {
    const text = set(name);
    return text === undefined ? none : check(name, text);
  };
  const defaults = defaultConfiguration;
  const isProduction = environment.NODE_ENV === 'production';
  const postgres = isProduction ? securedDatabaseAddress : databaseAddress;
  const databaseUrl = read('DATABASE_URL', postgres, undefined);
  const databaseReadUrl = read('DATABASE_READ_URL', postgres, undefined);
  const dataDirectory = set('DATA_DIR');
  if (databaseUrl && dataDirectory)
    throw new Error('DATABASE_URL and DATA_DIR are both set, and a server has one database: set one of them');
  if (databaseReadUrl && !databaseUrl)
    throw new Error('DATABASE_READ_URL is set without DATABASE_URL, of which it must be a standby');
  const dataKeys = readDataKeys(set);
  const publicUrl = read('PUBLIC_URL', webBase, undefined);
  const smtpUrl = read('SMTP_URL', isProduction ? securedMailServer : mailServer, undefined);
  const asked = set('HOST') ?? LOCALHOST;
  const host = asked === 'localhost' ? LOCALHOST : asked;
  if (smtpUrl && !publicUrl && ANY_ADDRESS.includes(host))
    throw new Error(`PUBLIC_URL must be set where SMTP_URL is and HOST is ${host}: links in mails would lead nowhere`);
  if (isProduction && !set('TRUST_PROXY'))
    throw new Error('TRUST_PROXY must be set where NODE_ENV is production: off, on, or how many proxies there are');
  const trustProxy = readProxies(set('TRUST_PROXY'));
  const mapKey = set('MAP_KEY');
  const metricsPort = read('METRICS_PORT', count(0, 65_535), undefined);
  const traces = readTraces(set);
  const searchesAtOnce = read('SEARCHES_AT_ONCE', count(1, 9), undefined);
  return {
    ...defaults,
    host,
    port: read('PORT', count(0, 65_535), defaults.port),
    metricsHost: set('METRICS_HOST') ?? defaults.metricsHost,
    ...(metricsPort !== undefined && { metricsPort }),
    ...(traces && { traces }),
    ...(databaseUrl && { databaseUrl }),
    ...(databaseReadUrl && { databaseReadUrl }),
    ...(dataDirectory && { dataDirectory }),
    ...(dataKeys && { dataKeys }),
    contentDirectory: read('CONTENT_DIR', folder, defaults.contentDirectory),
    imageDirectory: read('IMAGE_DIR', folder, defaults.imageDirectory),
    deploymentFile: set('DEPLOYMENT_FILE') ?? defaults.deploymentFile,
    ...(publicUrl && { publicUrl }),
    ...(smtpUrl && { smtpUrl }),
    ...(mapKey && { mapKey }),
    mailFrom: read('MAIL_FROM', mailbox, defaults.mailFrom),
    providerMail: read('PROVIDER_MAIL', providerMailbox, defaults.providerMail),
    controls: readControls(environment),
    authorMode: readAuthorMode(environment, host, trustProxy),
    guestReports: read('GUEST_REPORTS', onOrOff, defaults.guestReports),
    imageOrigins: read('IMAGE_ORIGINS', origins, []),
    trustProxy,
    trustedNetworks: read('TRUSTED_NETWORKS', networks, defaults.trustedNetworks),
    limits: readLimits(set('LIMITS') ?? ''),
    retention: readRetention(set('RETENTION') ?? ''),
    ...(searchesAtOnce && { searchesAtOnce }),
    deadlines: readDeadlines(set('DEADLINES') ?? '', isProduction),
    databaseDeadlines: readDatabaseDeadlines(set('DATABASE_DEADLINES') ?? ''),
    logLevel: read('LOG', logLevel, 'info'),
  };
}
