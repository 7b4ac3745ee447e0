/** Query parameters; an array repeats its key, undefined leaves it out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
type QueryValue = string | number | boolean;

/** '?a=1&b=2&b=3', or '' where nothing is asked. */
export function queryString(query: Query = {}): string {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return parameters.size > 0 ? `?${parameters}` : '';
}
