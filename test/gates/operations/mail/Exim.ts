import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../tools/postgres.ts';
import { openSiteFolder } from '../site/parts/SiteFolder.ts';

/** Debian's usual mail server, with a folder of its own. */
export interface Exim {
  /** For `SMTP_URL`: by the network, since TLS is not asked for on one machine. */
  readonly url: string;
  /** The authority of its certificate. */
  readonly certificate: string;
  /** What has arrived in a mailbox of `guests.test`. */
  readonly mailbox: (name: string) => string;
  /** Its own log. */
  readonly log: () => string;
  readonly close: () => void;
}

/** Where it takes mails to `relay.test`, and what it says of TLS. */
interface EximSettings {
  readonly relayPort: number;
  readonly hasTls: boolean;
}

export const password = 's3cret-of-the-mail-server';

/** An address of this machine that is not only its own; undefined where it has no network. */
export const ownAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const configuration = (folder: string, address: string, port: number, { relayPort, hasTls }: EximSettings) => `
primary_hostname = mail.stepwell.test
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
pid_file_path = ${folder}/spool/exim.pid
local_interfaces = ${address}
daemon_smtp_ports = ${port}
keep_environment =
log_selector = -queue_run
deliver_drop_privilege = true
qualify_domain = guests.test
dsn_advertise_hosts = *
tls_advertise_hosts = ${hasTls ? '*' : ''}
tls_certificate = ${folder}/server.pem
tls_privatekey = ${folder}/server.key
acl_smtp_rcpt = recipients
begin acl
recipients:
  deny !authenticated = *
  require verify = recipient
  accept
begin routers
relayed:
  driver = manualroute
  domains = relay.test
  transport = relay
  route_list = * 127.0.0.1
  self = send
local:
  driver = accept
  local_parts = ann : bea : cay : visits
  transport = mailbox
begin transports
relay:
  driver = smtp
  port = ${relayPort}
mailbox:
  driver = appendfile
  file = ${folder}/spool/\${local_part_data}.mbox
  user = Debian-exim
begin retry
* * F,1h,5s
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{stepwell}}{eq{$auth3}{${password}}}}}
`;

export async function startExim(address: string, settings: EximSettings): Promise<Exim> {
  const folder = openSiteFolder();
  const port = await freePort();
  const [certificate, key] = [folder.path('server.pem'), folder.path('server.key')];
  const names = ['-subj', '/CN=mail.stepwell.test', '-addext', `subjectAltName=IP:${address}`];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  folder.run('openssl', ['req', '-x509', ...made, ...names, '-keyout', key, '-out', certificate]);
  folder.run('mkdir', [folder.path('spool')]);
  folder.run('chown', ['Debian-exim', key, folder.path('spool')]);
  const file = folder.write('exim.conf', configuration(folder.path(''), address, port, settings), 'root');
  folder.run('chmod', ['644', file]);
  const part = folder.start('exim', 'exim4', ['-C', file, '-bdf', '-q5s']);
  const read = (name: string) => (existsSync(folder.path(name)) ? readFileSync(folder.path(name), 'utf8') : '');
  for (let tries = 0; !read('spool/mainlog').includes('daemon started'); tries += 1) {
    if (tries === 100 || part.child.exitCode !== null) throw new Error(`Exim does not start: ${read('exim.log')}`);
    await wait(100);
  }
  return {
    url: `smtp://stepwell:${password}@${address}:${port}`,
    certificate,
    mailbox: (name) => read(`spool/${name}.mbox`),
    log: () => read('spool/mainlog') + read('spool/rejectlog') + read('spool/paniclog'),
    close: folder.remove,
  };
}

export const isEximThere = (): boolean => spawnSync('exim4', ['--version']).error === undefined;
