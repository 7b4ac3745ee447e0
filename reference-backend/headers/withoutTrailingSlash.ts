/**
 * Where a path with a trailing slash goes, always on our own site: slashes and backslashes at the front become one slash,
 * because '//host' and '/\host' would name another site.
 * @param url path and query as requested
 * @returns undefined where there is no trailing slash
 */
export function withoutTrailingSlash(url: string): string | undefined {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!/[/\\]$/.test(path)) return undefined;
  const inner = /^[/\\]*(.*[^/\\])?[/\\]*$/s.exec(path)?.[1] ?? '';
  const isRoot = inner === '';
  if (isRoot && path === '/') return undefined;
  return `/${inner}${end < 0 ? '' : url.slice(end)}`;
}
