import { escapeName } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';

/** A part of a document that is about services, which it names by their ids. */
export interface ServiceEntry {
  readonly pointer: string;
  readonly entry: unknown;
  /** Those that exist; an id of no service is a finding of its own. */
  readonly services: readonly ServiceType[];
}

/** The objects of a document with a `serviceId`, or with `serviceIds`. */
export const entriesOfServices = (value: unknown, all: readonly ServiceType[]): readonly ServiceEntry[] =>
  typeof value === 'object' && value !== null ? entriesOf(all)(value) : [];

const entriesOf = memoize((all: readonly ServiceType[]) => memoize((value: object) => findEntries(value, all)));

function findEntries(value: unknown, all: readonly ServiceType[]): readonly ServiceEntry[] {
  if (typeof value !== 'object') return [];
  const ids = [readMember(value, 'serviceId'), ...listMembers(readMember(value, 'serviceIds')).map(([, id]) => id)];
  const services = ids.flatMap((id) => all.find((service) => service.id === id) ?? []);
  return [
    ...(services.length === 0 ? [] : [{ pointer: '', entry: value, services }]),
    ...listMembers(value).flatMap(([name, member]) =>
      findEntries(member, all).map((each) => ({ ...each, pointer: `/${escapeName(name)}${each.pointer}` })),
    ),
  ];
}

/** A service as a finding names it. */
export const formatService = ({ id, name }: ServiceType): string => `"${name.trim()}" (${id})`;
