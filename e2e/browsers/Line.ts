import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The line between a browser and the server, which a test may hold or cut. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private held: { readonly path: RegExp; readonly letGo: Promise<void> } | undefined;

  private constructor(
    private readonly to: URL,
    private readonly proxy: Server,
    readonly url: string,
  ) {
    proxy.on('request', (asked, answer) => void this.pass(asked, answer));
    proxy.on('connection', (socket) => {
      if (this.isCut) socket.destroy();
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Opens a line to the server of this address. */
  static open(to: string): Promise<Line> {
    const proxy = createServer();
    return new Promise((resolve, reject) => {
      proxy.once('error', reject);
      proxy.listen(0, '127.0.0.1', () => {
        const address = proxy.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        resolve(new Line(new URL(to), proxy, `http://127.0.0.1:${port}`));
      });
    });
  }

  /** Holds back what is asked for by these paths, until the returned function lets it go. */
  hold(path: RegExp): () => void {
    let letGo = (): void => undefined;
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.held = { path, letGo: free };
    return letGo;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.proxy.close();
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url: path = '/', method, headers } = asked;
    if (this.held?.path.test(path)) await this.held.letGo;
    const passed = request({ host: this.to.hostname, port: this.to.port, path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  }
}
