/** Time limits in milliseconds, which `DEADLINES` sets (`configuration/readDeadlines.ts`); tests shorten them. */
export const DEADLINES = {
  /** While the process that was told to end says that it is not ready, and goes on as before: until proxies notice. */
  unreadyMs: 0,
  /** For requests on their way over open connections, once the process accepts no more connections. */
  lingerMs: 1_000,
  /**
   * For answers under way when the process ends. Longer than all that an answer waits for: a search for its turn, a
   * booking for a connection to the database, and both for a statement.
   */
  drainMs: 20_000,
  /** For the database's answer to a health check, so that the check is answered within ten seconds. */
  readyMs: 9_000,
  /** For the answer of a handler; after this it is 503. */
  handlerMs: 60_000,
  /** Before an answer that a limit refuses, on average. */
  limitPauseMs: 2_000,
  /** For the headers of a request. */
  headersMs: 10_000,
  /** For the whole request, headers and body. */
  requestMs: 20_000,
  /** For a connection on which nothing is transferred, such as one whose other end reads nothing. */
  connectionMs: 120_000,
  /** Between two requests. Longer than proxies keep a connection, so that the proxy closes it and not the server. */
  keepAliveMs: 72_000,
  /** For a mail server's greeting, and for each of its answers; a mail has two minutes in all. */
  smtpMs: 15_000,
};

export type DeadlineName = keyof typeof DEADLINES;

export type Deadlines = Readonly<Record<DeadlineName, number>>;

/** The settings of Fastify and Node for the time limits of connections and requests. */
export const connectionDeadlines = ({ headersMs, requestMs, connectionMs, keepAliveMs }: Deadlines) => ({
  requestTimeout: requestMs,
  connectionTimeout: connectionMs,
  keepAliveTimeout: keepAliveMs,
  http: {
    headersTimeout: headersMs,
    /** How often the time limits of headers and requests are checked. */
    connectionsCheckingInterval: Math.min(1_000, headersMs / 5),
    /** Off, because we refuse a missing Host ourselves, with the headers of every answer. */
    requireHostHeader: false,
  },
  /** Off, so that requests that still arrive on open connections are answered before these are closed. */
  return503OnClosing: false,
});
