import type { FindingsReply } from '../../exchange/Finding.ts';
import type { NamesReply } from '../../exchange/Names.ts';
import type { DiskEvent, Drafts, SaveReply, Workspace } from '../../exchange/StudioDocument.ts';
import type { Server } from './Server.ts';

async function ask<T>(path: string, method: 'GET' | 'POST' | 'PUT', body?: object): Promise<T> {
  const reply = await fetch(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  // A conflict is an answer, too.
  if (!reply.ok && reply.status !== 409) throw new Error(await explain(reply));
  return reply.json();
}

async function explain(reply: Response): Promise<string> {
  const answer: unknown = await reply.json().catch(() => undefined);
  if (typeof answer === 'object' && answer !== null && 'message' in answer) return String(answer.message);
  return `The studio's server answered ${reply.status}.`;
}

const findings = (path: string) => async (drafts: Drafts) =>
  (await ask<FindingsReply>(path, 'POST', { drafts })).findings;

/** The server that this page comes from. */
export const askServer: Server = {
  workspace: () => ask<Workspace>('/api/workspace', 'GET'),
  save: (path, text, base) => ask<SaveReply>('/api/document', 'PUT', { path, text, base }),
  check: findings('/api/check'),
  prove: findings('/api/proof'),
  names: async (path, drafts) => (await ask<NamesReply>('/api/names', 'POST', { path, drafts })).names,
  listen: (onEvent, connected) => {
    const events = new EventSource('/api/events');
    events.onopen = () => connected(true);
    events.onerror = () => connected(false);
    events.onmessage = ({ data }) => {
      const event: DiskEvent = JSON.parse(data);
      onEvent(event);
    };
  },
};
