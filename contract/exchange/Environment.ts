/** The server that is held to the contract. */
export interface Environment {
  /** Without a trailing slash, and without credentials. */
  readonly baseUrl: string;
  /** What every call carries: banner, tenant, and what a gateway in front asks for. Never printed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}
