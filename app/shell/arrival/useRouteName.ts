import { useMatches } from 'react-router-dom';
import { isRouteName, type RouteName } from '../paths.ts';

/** The name of the route that the guest is on; undefined on a page that does not exist. */
export function useRouteName(): RouteName | undefined {
  const id = useMatches().at(-1)?.id;
  return id !== undefined && isRouteName(id) ? id : undefined;
}
