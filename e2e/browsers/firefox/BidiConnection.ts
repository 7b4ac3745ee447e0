import { WebSocket } from 'ws';

type Listener = (params: unknown) => void;
interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection that speaks WebDriver BiDi: commands with an answer each, and events. */
export class BidiConnection {
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, Listener>();
  private last = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.onMessage(String(data)));
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser closed the connection.'));
    });
  }

  static open(url: string): Promise<BidiConnection> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { maxPayload: 256 * 1024 * 1024 });
      socket.once('open', () => resolve(new BidiConnection(socket)));
      socket.once('error', reject);
    });
  }

  send(method: string, params: object): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, listener);
  }

  close(): void {
    this.socket.close();
  }

  private onMessage(text: string): void {
    const message: {
      id?: number;
      method?: string;
      params?: unknown;
      result?: unknown;
      error?: string;
      message?: string;
    } = JSON.parse(text);
    if (message.method !== undefined) this.listeners.get(message.method)?.(message.params);
    const waiting = this.waiting.get(message.id ?? 0);
    if (waiting === undefined) return;
    this.waiting.delete(message.id ?? 0);
    if (message.error === undefined) waiting.resolve(message.result);
    else waiting.reject(new Error(`BiDi: ${message.error}: ${message.message}`));
  }
}
