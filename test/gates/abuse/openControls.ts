import type { Bar } from '../Gate.ts';
import { startProgram } from './Program.ts';

/**
 * Settings that each mark a deployment on their own; and a server on a developer's machine, called without its token.
 */
const deployments: readonly Readonly<Record<string, string>>[] = [
  { PUBLIC_URL: 'https://appointments.example' },
  { SMTP_URL: 'smtp://127.0.0.1:1' },
  { NODE_ENV: 'production', TRUST_PROXY: 'off' },
  {},
];

const requests = [
  ['GET', 'outbox'],
  ['GET', 'outbox/1'],
  ['DELETE', 'outbox'],
  ['GET', 'clock'],
  ['PUT', 'clock'],
  ['GET', 'faults'],
  ['PUT', 'faults/list-services'],
] as const;

/**
 * Requests the controls as a plain proxy on the same machine passes them on: from this machine, and addressed to
 * localhost.
 */
export async function openControls(): Promise<Bar> {
  const examples: string[] = [];
  for (const settings of deployments) {
    const program = await startProgram(settings);
    for (const [method, path] of requests) {
      const body = method === 'PUT' ? '{ "now": "2027-03-01T15:00:00Z", "status": 500 }' : null;
      const headers = new Headers(body === null ? [] : [['content-type', 'application/json']]);
      const answer = await fetch(`${program.url}/reference/${path}`, { method, headers, body });
      if (answer.status !== 404 && answer.status !== 403)
        examples.push(`${JSON.stringify(settings)}: ${method} ${path} answered ${answer.status}`);
    }
    await program.stop('SIGTERM');
  }
  return {
    bar: 'Controls behind a plain proxy',
    cases: deployments.length * requests.length,
    figure: `${examples.length} answered`,
    goal: '0',
    met: examples.length === 0,
    examples: examples.slice(0, 5),
  };
}
