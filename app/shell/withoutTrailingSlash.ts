/**
 * The path to redirect to when `pathname` ends in a slash (PAGE-7), else undefined.
 * The answer has exactly one slash in front, so that no browser can read it as the address of another host: '//host/'
 * and '/\host/' become '/host'.
 */
export function withoutTrailingSlash(pathname: string): string | undefined {
  const inner = /^[/\\]*(.*[^/\\])?[/\\]*$/s.exec(pathname)?.[1] ?? '';
  return /.[/\\]$/.test(pathname) ? `/${inner}` : undefined;
}
