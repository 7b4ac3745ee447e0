import { setTimeout as wait } from 'node:timers/promises';
import { isDebianRoot, run } from '../../../../tools/system.ts';
import { startSmtpServer } from '../../../reference-backend/mail/SmtpServer.ts';
import type { Bar, Gate } from '../../Gate.ts';
import { type Exim, isEximThere, ownAddress, password, startExim } from './Exim.ts';
import { openOffice } from './Office.ts';

/** Long enough for a mail whose server was away a minute ago. */
const patience = 100_000;

/** Waits until it is so. @returns whether it became so */
async function becomes(isSo: () => boolean | Promise<boolean>, ms = patience): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(300)) if (await isSo()) return true;
  return false;
}

const bar = (name: string, what: Readonly<Record<string, boolean>>, evidence: () => string): Bar => {
  const missed = Object.keys(what).filter((each) => !what[each]);
  const met = missed.length === 0;
  const goal = Object.keys(what).join(', ');
  return {
    bar: name,
    cases: 1,
    figure: met ? 'so it is' : `not: ${missed.join(', ')}`,
    goal,
    met,
    ...(!met && { examples: [evidence()] }),
  };
};

/** Mails through Debian's Exim: by TLS or not at all, and what becomes of those that come back. */
export const mailGate: Gate = {
  name: 'mail',
  run: async () => {
    const address = ownAddress();
    const missing = ensureExim() ?? (address === undefined ? 'this machine has no network' : undefined);
    if (missing !== undefined || address === undefined)
      return [{ bar: 'mails through a real server', cases: 0, figure: missing ?? '', goal: 'one', met: false }];
    const relay = await startSmtpServer();
    relay.refuse(1, '550 5.1.1 no such mailbox');
    const relayPort = Number(new URL(relay.url).port);
    const [exim, open] = [
      await startExim(address, { relayPort, hasTls: true }),
      await startExim(address, { relayPort, hasTls: false }),
    ];
    const office = openOffice();
    try {
      return [await refusesPlain(office, open), await refusesCertificate(office, exim), ...(await sends(office, exim))];
    } finally {
      await office.close();
      exim.close();
      open.close();
      await relay.close();
    }
  },
};

function ensureExim(): string | undefined {
  if (process.getuid?.() !== 0) return 'Exim needs root on Debian, to run as its own user';
  if (isEximThere()) return undefined;
  if (!isDebianRoot()) return 'Exim is missing: install exim4-daemon-light';
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'exim4-daemon-light', 'openssl']);
  return undefined;
}

type Office = ReturnType<typeof openOffice>;

/** Where somebody on the way hides that the server has TLS, this is what we see. */
async function refusesPlain(office: Office, exim: Exim): Promise<Bar> {
  await office.start({ SMTP_URL: exim.url, NODE_EXTRA_CA_CERTS: exim.certificate });
  await office.walkIn('ann@guests.test');
  const isTold = await becomes(() => office.log().includes('mail could not be sent yet'));
  const waits = (await office.metric('stepwell_mails_waiting')) === 1;
  const isSafe = !/ <= | A=plain/.test(exim.log());
  await office.stop();
  const what = {
    'the log says so': isTold,
    'the mail waits': waits,
    'the server got neither mail nor password': isSafe,
  };
  return bar('a server without STARTTLS', what, () => office.log() + exim.log());
}

async function refusesCertificate(office: Office, exim: Exim): Promise<Bar> {
  await office.start({ SMTP_URL: exim.url });
  await office.walkIn('bea@guests.test');
  const isTold = await becomes(() => /"code":"\w*CERT\w*".*mail could not be sent yet/.test(office.log()));
  const waits = (await office.metric('stepwell_mails_waiting')) === 2;
  const isSafe = !/ <= /.test(exim.log());
  await office.stop();
  const what = { 'the log names the certificate': isTold, 'the mails wait': waits, 'the server got none': isSafe };
  return bar('a certificate of somebody else', what, () => office.log() + exim.log());
}

async function sends(office: Office, exim: Exim): Promise<readonly Bar[]> {
  await office.start({ SMTP_URL: exim.url, NODE_EXTRA_CA_CERTS: exim.certificate });
  const code = await office.walkIn('cay@guests.test');
  await office.walkIn('nobody@guests.test');
  await office.walkIn('gone@relay.test');
  const hasArrived = await becomes(() => ['ann', 'bea', 'cay'].every((name) => exim.mailbox(name) !== ''));
  const once = ['ann', 'bea', 'cay'].every((name) => exim.mailbox(name).split('\nAuto-Submitted: ').length === 2);
  const encrypted = exim
    .log()
    .split('\n')
    .filter((line) => / <= visits@.* P=esmtpsa X=TLS1\.[23]/.test(line)).length;
  const arrived = bar(
    'mails by TLS with a password',
    {
      'those that waited and the new one arrive': hasArrived,
      'each arrives once': once,
      'each came by TLS with the password': encrypted >= 3,
      'the log has neither address nor password':
        !/guests\.test|relay\.test/.test(office.log()) && !office.log().includes(password),
    },
    () => office.log() + exim.log(),
  );
  const isLost = await becomes(async () => (await office.metric('stepwell_mails_lost')) === 1, 30_000);
  const refused = bar(
    'a mailbox that there is not',
    {
      'the mail is given up at once, and counted': isLost,
      'the log says why': /"smtp":550,"command":"RCPT TO","msg":"mail given up/.test(office.log()),
      'no other mail waits for it': (await office.metric('stepwell_mails_waiting')) === 0,
    },
    () => office.log() + exim.log(),
  );
  const hasBounced = await becomes(() => exim.mailbox('visits').includes('Action: failed'), 60_000);
  const bounce = exim.mailbox('visits');
  const returned = bar(
    'a mail that comes back later',
    {
      'the bounce is in the mailbox of MAIL_FROM': hasBounced,
      'it names the mail by its id': /Original-Envelope-Id: [\w-]{43}/i.test(bounce),
      'it has the headers of the mail only': !bounce.includes('Hello Gone') && !bounce.includes(code),
    },
    () => bounce + exim.log(),
  );
  return [arrived, refused, returned];
}
