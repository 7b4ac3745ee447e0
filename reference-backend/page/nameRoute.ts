import { findRoute } from '../../schemas/findRoute.ts';
import type { RouteName } from '../../schemas/routes.ts';

/** The name of the route at an address; undefined for an address that leads to none. */
export function nameRoute(url: string): RouteName | undefined {
  try {
    return findRoute(url.replace(/[?#].*$/, ''))?.name;
  } catch {
    return undefined; // an address that cannot be decoded
  }
}
