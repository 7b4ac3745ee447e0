import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text when it is not JSON. */
  readonly body: unknown;
}

interface Sending {
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends calls as a browser does: with the headers of every call, and with the cookies that it has received. */
export class TestGuest {
  readonly #url: string;
  #cookie: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async send(method: string, path: string, { query = {}, body, headers }: Sending = {}): Promise<Answer> {
    const pairs = Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one]));
    const response = await fetch(`${this.#url}${path}${pairs.length ? `?${new URLSearchParams(pairs)}` : ''}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-banner-name': 'thelittleclinic',
        'x-tenant': 'thelittleclinic',
        ...(body && { 'content-type': 'application/json' }),
        ...(this.#cookie && { cookie: this.#cookie }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  /** Sends a call that must succeed with a reply that matches its schema. */
  async ask<T>(check: SchemaCheck<T>, method: string, path: string, sending: Sending = {}): Promise<T> {
    const { status, body } = await this.send(method, path, sending);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    if (!check(body)) throw new Error(`${method} ${path}: ${JSON.stringify(check.errors)}`);
    return body;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
