import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOwnReference } from '../../reference-backend/support/startOwnReference.ts';

export interface PassedRequest {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PassedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Where the stand-in differs from the server behind it; undefined passes the answer on. */
export interface Override {
  readonly request?: (request: PassedRequest) => PassedRequest;
  readonly answer?: (answer: PassedAnswer, request: PassedRequest) => PassedAnswer | 'cut' | 'late' | undefined;
}

/** A server in front of another one, whose answers it passes on with one change. */
export interface StandIn {
  readonly url: string;
  /** Every request since the last `override`. */
  readonly seen: readonly PassedRequest[];
  readonly override: (override: Override) => void;
  readonly close: () => Promise<void>;
}

const LATE_MS = 1_500;

/** Starts a stand-in in front of a reference backend of its own. */
export async function startStandIn(): Promise<StandIn> {
  const reference = await startOwnReference();
  const state: { override: Override; seen: PassedRequest[] } = { override: {}, seen: [] };
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const came = await readRequest(incoming);
    state.seen.push(came);
    const { override } = state;
    const request = override.request?.(came) ?? came;
    const right = await passOn(reference.baseUrl, request);
    const answer = override.answer?.(right, came) ?? right;
    if (answer === 'cut') return void outgoing.destroy();
    if (answer === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    const { status, headers, body } = answer === 'late' ? right : answer;
    outgoing.writeHead(status, headers).end(body);
  };
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = readPort(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    get seen() {
      return state.seen;
    },
    override: (override) => {
      state.override = override;
      state.seen = [];
    },
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await reference.close();
    },
  };
}

function readPort(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return address.port;
}

async function readRequest(incoming: IncomingMessage): Promise<PassedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    method: incoming.method ?? '',
    url: incoming.url ?? '',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/** Headers that belong to one connection, or whose effect `fetch` has already undone. */
const OWN = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'accept-encoding',
  'keep-alive',
];

const passed = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OWN.includes(name)));

async function passOn(target: string, { method, url, headers, body }: PassedRequest): Promise<PassedAnswer> {
  const response = await fetch(`${target}${url}`, {
    method,
    headers: passed(Object.entries(headers)),
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  return { status: response.status, headers: passed(response.headers), body: await response.text() };
}
