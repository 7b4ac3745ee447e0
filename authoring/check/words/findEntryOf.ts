import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { formatService } from '../services/entriesOfServices.ts';
import type { Sibling } from './siblingsAt.ts';
import { hasWord, listWords } from './wordStems.ts';

/** A service of an entry that speaks of others, and the entry of the same category whose texts speak of it. */
interface Found {
  readonly words: string;
  readonly score: number;
}

/**
 * Says in which other entry the id of a service of the wrong entry probably belongs: one whose texts have more words of
 * its name, among those about services of its category. Undefined where there is none.
 */
export function findEntryOf(
  entries: readonly Sibling[],
  wrong: Sibling,
  document: unknown,
  all: readonly ServiceType[],
): string | undefined {
  const servicesOf = ({ pointer }: Sibling): readonly ServiceType[] => {
    const entry = pointer.split('/').slice(1).reduce<unknown>(readMember, document);
    return listMembers(readMember(entry, 'serviceIds')).flatMap(([, id]) => all.filter((service) => service.id === id));
  };
  const found = servicesOf(wrong).flatMap((service) =>
    entries.flatMap((entry): readonly Found[] => {
      const isAlike = servicesOf(entry).some(({ groupName }) => groupName === service.groupName);
      const score = countIn(entry, service) - countIn(wrong, service);
      if (entry.pointer === wrong.pointer || !isAlike || score <= 0) return [];
      return [{ score, words: `${formatService(service)} probably belongs to ${entry.pointer}` }];
    }),
  );
  return [...found].sort((a, b) => b.score - a.score)[0]?.words;
}

const countIn = ({ text }: Sibling, { name }: ServiceType): number =>
  listWords(name).filter((word) => hasWord(listWords(text), word)).length;
