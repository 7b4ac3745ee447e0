/** One session of a WebDriver server, as W3C's WebDriver describes it: requests with JSON. */
export class WebDriverSession {
  private constructor(
    private readonly address: string,
    readonly capabilities: Readonly<Record<string, unknown>>,
  ) {}

  static async start(server: string, capabilities: object): Promise<WebDriverSession> {
    const value = await send(`${server}/session`, 'POST', { capabilities });
    const { sessionId, capabilities: given }: { sessionId: string; capabilities: Record<string, unknown> } =
      Object(value);
    return new WebDriverSession(`${server}/session/${sessionId}`, given);
  }

  post(command: string, body: object = {}): Promise<unknown> {
    return send(`${this.address}/${command}`, 'POST', body);
  }

  get(command: string): Promise<unknown> {
    return send(`${this.address}/${command}`, 'GET');
  }

  async end(): Promise<void> {
    await send(this.address, 'DELETE');
  }
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: unknown } = await answer.json();
  if (answer.ok) return value;
  const { error, message }: { error?: string; message?: string } = Object(value);
  throw new Error(`WebDriver: ${error}: ${message}`);
}
