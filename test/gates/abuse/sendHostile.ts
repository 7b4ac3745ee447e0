import { hostileBodies } from '../../reference-backend/calls/hostileBodies.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { startProgram } from './Program.ts';

const whole = 200;
const mostReply = 1_000;
const mostWaitMs = 1_000;
const mostMegabytes = 200;

/**
 * Sends bodies that are made to be costly, one after the other and several at once, while somebody checks whether the
 * server is alive.
 */
export async function sendHostile(size: Size): Promise<Bar> {
  const program = await startProgram({});
  const url = program.url ?? '';
  const headers = {
    'x-banner-name': 'thelittleclinic',
    'x-tenant': 'thelittleclinic',
    'content-type': 'application/json',
  };
  const send = async (turn: number) => {
    const [, path = '', body = ''] = hostileBodies[turn % hostileBodies.length] ?? [];
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    return { status: answer.status, bytes: (await answer.text()).length };
  };
  const atStart = program.mostMemory() ?? 0;
  let [longestMs, isOver] = [0, false];
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const asked = performance.now();
      await (await fetch(`${url}/livez`)).text();
      longestMs = Math.max(longestMs, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watched = watch();
  const bodies = Math.max(hostileBodies.length, countCases(whole, size));
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let turn = 0; turn < bodies; turn += 4)
    answers.push(...(await Promise.all([0, 1, 2, 3].map((more) => send(turn + more)))));
  const grown = (program.mostMemory() ?? 0) - atStart;
  isOver = true;
  await watched;
  await program.stop('SIGTERM');
  const unexpected = answers.filter(({ status }) => ![400, 413, 503].includes(status)).length;
  const largest = Math.max(...answers.map(({ bytes }) => bytes));
  return {
    bar: 'Bodies that are made to cost much',
    cases: answers.length,
    figure: `${unexpected} not refused, ${largest} bytes at most, /livez within ${Math.round(longestMs)} ms, ${grown} MB of memory`,
    goal: `0, ${mostReply} bytes, ${mostWaitMs} ms, ${mostMegabytes} MB`,
    met: unexpected === 0 && largest <= mostReply && longestMs <= mostWaitMs && grown <= mostMegabytes,
  };
}
