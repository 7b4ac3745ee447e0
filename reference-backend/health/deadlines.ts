/** Milliseconds that things may take before they are given up. */
export const DEADLINES = {
  /** Answers under way at the end of the process. */
  drainMs: 10_000,
  /** The database's answer to whether it is there; whoever asks hears within ten seconds. */
  readyMs: 9_000,
  /** The answer of a handler: it is 503 then. */
  handlerMs: 60_000,
  fastify: {
    /** The whole request, headers and body. */
    requestTimeout: 20_000,
    /** A connection on which nothing moves, such as one whose other end reads nothing. */
    connectionTimeout: 120_000,
    /** Between two requests; longer than proxies keep a connection, so that they close it. */
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: 10_000,
      /** How often the two of a request are looked at. */
      connectionsCheckingInterval: 1_000,
      /** Refused by us, with the headers of every answer. */
      requireHostHeader: false,
    },
    /** While the process ends, what still arrives on open connections is answered, and they are closed then. */
    return503OnClosing: false,
  },
} as const;
