/** A JSON object of a request, each member still unknown; empty where the body is something else. */
export const readBody = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
