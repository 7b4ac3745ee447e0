const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a refusing body `{ errors: [{ code, message }] }` says first; empty for any other body. */
export function serverError(body: unknown): { readonly code?: string; readonly message?: string } {
  const errors = isObject(body) ? body.errors : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (!isObject(first)) return {};
  const { code, message } = first;
  return { ...(typeof code === 'string' && { code }), ...(typeof message === 'string' && { message }) };
}
