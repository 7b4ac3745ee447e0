import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { integer } from '../../../reference-backend/database/columns.ts';
import { openDatabase } from '../../../reference-backend/database/openDatabase.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { type SmtpServer, startSmtpServer } from '../../reference-backend/mail/SmtpServer.ts';
import { booking, paths } from '../../reference-backend/support/calls.ts';
import { crowdSetting } from '../../reference-backend/support/crowd.ts';
import { callerAt } from '../booking/Caller.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { inParallel, inventedName } from './Attacked.ts';
import { startProgram } from './Program.ts';

const whole = 300;

/** The mails that a process sends at a time (`SENDERS` of mailDelivery.ts). */
const IN_FLIGHT = 4;

/** A mail server that takes its time, so that mails are always under way. */
const ACKNOWLEDGE_MS = 150;

/** Books walk-ins, kills the server while it sends half of their mails, and starts another one that sends the rest. */
export async function killWhileMailing(size: Size): Promise<Bar> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-mails-'));
  const dataDir = join(folder, 'data');
  const smtp = await startSmtpServer(ACKNOWLEDGE_MS);
  const settings = { DATA_DIR: dataDir, SMTP_URL: smtp.url, LIMITS: crowdSetting };
  const mails = Math.max(40, countCases(whole, size));
  const killed = await startProgram(settings);
  const booked = inParallel(mails, (turn) => walkIn(killed.url ?? '', turn));
  while (smtp.received.length < mails / 2) await wait(10);
  await killed.stop('SIGKILL');
  const missing = (await booked).flatMap((isBooked, turn) => (isBooked ? [] : [turn]));
  await endLeases(dataDir);
  const next = await startProgram(settings);
  for (const turn of missing) await walkIn(next.url ?? '', turn);
  await walkIn(next.url ?? '', mails);
  await untilQuiet(smtp);
  await next.stop('SIGTERM');
  const kept = await countKept(dataDir);
  const ids = smtp.received.map(({ data }) => /^Message-ID: (\S+)/im.exec(data)?.[1] ?? '');
  const twice = ids.length - new Set(ids).size;
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    bar: 'Mails after kill -9',
    cases: kept,
    figure: `${twice} of ${kept} twice, ${kept - new Set(ids).size} lost`,
    goal: `${IN_FLIGHT} twice at most, with one Message-ID, 0 lost`,
    met: twice <= IN_FLIGHT && new Set(ids).size === kept,
  };
}

/** Whether it was booked; the connection breaks where the server is killed meanwhile. */
const walkIn = async (url: string, turn: number): Promise<boolean> => {
  const name = inventedName(turn);
  const { basicInfo } = booking(name, '');
  const body = { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500', basicInfo };
  const answer = await callerAt(url, name)('POST', paths.walkIn, { body }).catch(() => undefined);
  return answer?.status === 200;
};

/** Waits until no mail has come for three seconds. */
async function untilQuiet({ received }: SmtpServer): Promise<void> {
  for (let seen = -1; seen !== received.length; await wait(3_000)) seen = received.length;
}

/** Ends the five minutes in which no other process would send what the killed one was sending. */
async function endLeases(dataDirectory: string): Promise<void> {
  const database = await openDatabase({ dataDirectory });
  await database.script('update outbox set leased_until = null where sent_at is null');
  await database.close();
}

async function countKept(dataDirectory: string): Promise<number> {
  const database = await openDatabase({ dataDirectory });
  const [row] = await database.rows(sql`select count(*)::int as kept from outbox`, { kept: integer });
  await database.close();
  return row?.kept ?? 0;
}
