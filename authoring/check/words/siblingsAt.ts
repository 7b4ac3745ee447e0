import { listMembers, readMember } from '../../jsonParts.ts';

/** The name of the service of an id; undefined for any other value. */
export type ServiceName = (id: unknown) => string | undefined;

/** A text of a member of an object, or of an entry of a list, that stands beside others. */
export interface Sibling {
  /** Pointer to the object or list. */
  readonly group: string;
  readonly called: string;
  /** Pointer from the member to the text. */
  readonly rest: string;
  readonly pointer: string;
  readonly text: string;
}

/** The parts of the document that a pointer leads through, each beside its siblings. */
export function siblingsAt(
  document: unknown,
  pointer: string,
  serviceName: ServiceName,
): readonly Omit<Sibling, 'text'>[] {
  const segments = pointer.split('/').slice(1);
  let part = document;
  return segments.flatMap((segment, index) => {
    const isEntry = Array.isArray(part);
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    part = readMember(part, name);
    const called = isEntry ? nameOf(part, serviceName) : name;
    const join = (names: readonly string[]): string => names.map((name) => `/${name}`).join('');
    const [group, rest] = [join(segments.slice(0, index)), join(segments.slice(index + 1))];
    return called === undefined ? [] : [{ group, called, rest, pointer }];
  });
}

/** What an entry of a list is called: by itself, or as the services that it is about. */
function nameOf(entry: unknown, serviceName: ServiceName): string | undefined {
  const ids = [readMember(entry, 'serviceId'), ...listMembers(readMember(entry, 'serviceIds')).map(([, id]) => id)];
  const names = ids.map(serviceName).filter((name) => name !== undefined);
  if (names.length > 0) return names.join(', ');
  return ['const', 'value', 'id'].map((name) => readMember(entry, name)).find((name) => typeof name === 'string');
}
