const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a refusing body `{ errors: [{ code, message }] }` says first; empty for any other body. */
export function serverError(body: unknown): { readonly message?: string } {
  const errors = isObject(body) ? body.errors : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return isObject(first) && typeof first.message === 'string' ? { message: first.message } : {};
}
