/** Where calls go and what each of them carries. Made once, from the deployment configuration, and passed to every call. */
export interface ApiContext {
  /** Put in front of every path: '' for the same origin, else 'https://host' without a trailing slash. */
  readonly baseUrl: string;
  /** Value of the `x-banner-name` header. */
  readonly bannerName: string;
  /** Value of the `x-tenant` header. */
  readonly tenant: string;
  /** A call that is not fully answered after this many milliseconds is a network failure. */
  readonly timeoutMs: number;
  /** `globalThis.fetch` in the app. */
  readonly fetch: typeof fetch;
}
