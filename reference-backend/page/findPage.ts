import { type FoundRoute, findRoute } from '../../schemas/findRoute.ts';

/** The route at an address, with what the address says; undefined for an address that leads to none. */
export function findPage(url: string): FoundRoute | undefined {
  try {
    return findRoute(url.replace(/[?#].*$/, ''));
  } catch {
    return undefined; // an address that cannot be decoded
  }
}
