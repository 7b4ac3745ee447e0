/** The server that is checked against the contract. */
export interface Environment {
  /** The server's address, without a trailing slash and without credentials. */
  readonly baseUrl: string;
  /** Headers of every call: banner, tenant, and what a gateway in front asks for. Never printed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}
