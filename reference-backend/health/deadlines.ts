/** Time limits in milliseconds; tests shorten them. */
export const DEADLINES = {
  /** For answers under way when the process ends. */
  drainMs: 10_000,
  /** For the database's answer to a health check, so that the check is answered within ten seconds. */
  readyMs: 9_000,
  /** For the answer of a handler; after this it is 503. */
  handlerMs: 60_000,
  /** Before an answer that a limit refuses, on average. */
  limitPauseMs: 2_000,
  fastify: {
    /** For the whole request, headers and body. */
    requestTimeout: 20_000,
    /** For a connection on which nothing is transferred, such as one whose other end reads nothing. */
    connectionTimeout: 120_000,
    /** Between two requests. Longer than proxies keep a connection, so that the proxy closes it and not the server. */
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: 10_000,
      /** How often the time limits of headers and requests are checked. */
      connectionsCheckingInterval: 1_000,
      /** Off, because we refuse a missing Host ourselves, with the headers of every answer. */
      requireHostHeader: false,
    },
    /** Off, so that requests that still arrive on open connections are answered before these are closed. */
    return503OnClosing: false,
  },
};

export type Deadlines = Readonly<typeof DEADLINES>;
