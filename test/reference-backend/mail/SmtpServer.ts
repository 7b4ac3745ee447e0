import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail as it was received. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, with dots unstuffed. */
  readonly data: string;
}

/** A mail server that accepts everything except the recipients that it must refuse. */
export interface SmtpServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Recipients that were refused. */
  readonly refused: readonly string[];
  /** Refuses the next recipients, temporarily unless `words` are given. */
  readonly refuse: (times: number, words?: string) => void;
  /** How many connections were open at a time, at most. */
  readonly mostAtOnce: () => number;
  readonly close: () => Promise<void>;
}

const KEPT = '250 kept';

/** What one conversation needs from the server. */
interface Mailbox {
  /** The answer that refuses a recipient; undefined when the recipient is accepted. */
  readonly refusal: (recipient: string) => string | undefined;
  readonly keep: (mail: ReceivedMail) => void;
  readonly acknowledgeAfterMs: number;
}

/**
 * Just enough of RFC 5321 to receive mail.
 * @param acknowledgeAfterMs how long it has kept a mail before it says so
 */
export async function startSmtpServer(acknowledgeAfterMs = 0): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  let most = 0;
  let toRefuse = { times: 0, words: '' };
  const refusal = (recipient: string): string | undefined => {
    if (toRefuse.times === 0) return undefined;
    toRefuse.times -= 1;
    refused.push(recipient);
    return toRefuse.words;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, { refusal, keep: (mail) => received.push(mail), acknowledgeAfterMs });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    refused,
    refuse: (times, words = '451 later') => {
      toRefuse = { times, words };
    },
    mostAtOnce: () => most,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, mailbox: Mailbox): void {
  const answer = conversation(mailbox);
  let waiting = '';
  socket.setEncoding('utf8');
  socket.write('220 test\r\n');
  socket.on('data', (chunk: string) => {
    const lines = `${waiting}${chunk}`.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const reply of lines.map(answer)) {
      if (reply === KEPT) setTimeout(() => socket.write(`${reply}\r\n`), mailbox.acknowledgeAfterMs);
      else if (reply !== undefined) socket.write(`${reply}\r\n`);
    }
  });
}

/** @returns a function that answers each line; lines of a mail get no answer until the mail ends */
function conversation({ refusal, keep }: Mailbox): (line: string) => string | undefined {
  let from = '';
  let to: string[] = [];
  let data: string[] | undefined;
  const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';
  return (line) => {
    if (data && line !== '.') {
      data.push(line.replace(/^\./, ''));
      return undefined;
    }
    if (data) {
      keep({ from, to, data: data.join('\r\n') });
      [data, to] = [undefined, []];
      return KEPT;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'QUIT') return '221 bye';
    if (command === 'DATA') {
      data = [];
      return '354 go on';
    }
    if (command === 'MAIL') from = addressIn(line);
    if (command === 'RCPT') {
      const words = refusal(addressIn(line));
      if (words !== undefined) return words;
      to.push(addressIn(line));
    }
    return '250 ok';
  };
}
