interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly isSecure: boolean;
}

/** The cookies of one browser at one origin, in memory. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** @param lines values of Set-Cookie */
  take(lines: readonly string[], now: Date): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      if (at < 1) continue;
      const name = pair.slice(0, at);
      const read = (wanted: string) => findAttribute(attributes, wanted);
      if (hasEnded(read('max-age'), read('expires'), now)) this.#cookies.delete(name);
      else {
        const path = read('path') || '/';
        this.#cookies.set(name, { value: pair.slice(at + 1), path, isSecure: read('secure') !== undefined });
      }
    }
  }

  /** The Cookie header for an address; undefined where there is nothing to send. */
  headerFor({ pathname, protocol }: URL): string | undefined {
    const fitting = [...this.#cookies].filter(
      ([, { path, isSecure }]) => isWithin(pathname, path) && (!isSecure || protocol === 'https:'),
    );
    return fitting.length > 0 ? fitting.map(([name, { value }]) => `${name}=${value}`).join('; ') : undefined;
  }
}

const findAttribute = (attributes: readonly string[], wanted: string): string | undefined => {
  const found = attributes.find((attribute) => attribute.split('=')[0]?.toLowerCase() === wanted);
  return found === undefined ? undefined : found.split('=').slice(1).join('=');
};

const hasEnded = (maxAge: string | undefined, expires: string | undefined, now: Date): boolean =>
  maxAge !== undefined ? Number(maxAge) <= 0 : expires !== undefined && Date.parse(expires) <= now.getTime();

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
