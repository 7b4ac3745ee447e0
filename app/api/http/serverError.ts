const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The errors of a body `{ errors: [{ code, message }] }`; none of any other body. */
function listErrors(body: unknown): readonly Readonly<Record<string, unknown>>[] {
  const errors = isObject(body) ? body.errors : undefined;
  return Array.isArray(errors) ? errors.filter(isObject) : [];
}

/** What a refusing body says first; empty where it says nothing. */
export function firstError(body: unknown): { readonly code?: string; readonly message?: string } {
  const [first] = listErrors(body);
  const { code, message } = first ?? {};
  return { ...(typeof code === 'string' && { code }), ...(typeof message === 'string' && { message }) };
}

/** Whether one of the errors is called so, by its code or by its message. */
export const hasError = (body: unknown, name: string): boolean =>
  listErrors(body).some(({ code, message }) => code === name || message === name);
