import type { Service } from '../picked/PickedAppointments.ts';

/** What guests read instead of the names that the server lists (the document service-name-mapper). */
export interface ServiceNames {
  readonly names: readonly { readonly serviceIds: readonly number[]; readonly name: string }[];
  /** In each, `*` stands for any text. */
  readonly patterns: readonly { readonly pattern: string; readonly name: string }[];
}

/** Used where the document cannot be read. */
export const listedNames: ServiceNames = { names: [], patterns: [] };

/**
 * The service under the name that guests read: that of its id, else of the first pattern that its name fits, else the
 * one that the server lists (SEARCH-44). The server's name stays beside it.
 */
export function nameService<S extends Pick<Service, 'id' | 'name'>>(
  service: S,
  { names, patterns }: ServiceNames,
): S & Pick<Service, 'listedName'> {
  const found =
    names.find(({ serviceIds }) => serviceIds.includes(service.id)) ??
    patterns.find(({ pattern }) => fitsPattern(service.name, pattern));
  return found === undefined || found.name === service.name
    ? service
    : { ...service, name: found.name, listedName: service.name };
}

/** The name by which the server, rules of documents and links know the service. */
export const listedName = ({ name, listedName: listed = name }: Pick<Service, 'name' | 'listedName'>): string => listed;

/** Whether a text is a name of the service, as guests read it or as the server lists it. */
export const isNamed = (service: Pick<Service, 'name' | 'listedName'>, text: string | undefined): boolean =>
  text === service.name || text === listedName(service);

/**
 * Whether a name fits a pattern, in any letter case. Each part between two stars is looked for once, from left to right:
 * no pattern takes longer than its length times that of the name (decision 006).
 */
export function fitsPattern(name: string, pattern: string): boolean {
  const text = name.toLowerCase();
  const [first = '', ...parts] = pattern.toLowerCase().split('*');
  const last = parts.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= text.length;
}
