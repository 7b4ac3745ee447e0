import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { entriesOfServices, formatService, type ServiceEntry } from './entriesOfServices.ts';

/**
 * Reports names and labels of services that are the name of another service, and services that lead to a further one
 * while another of its category has their name, or that lead to two: another id was probably meant.
 */
export const checkNamesOfOthers = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value }) => {
    const entries = entriesOfServices(value, services);
    return entries
      .flatMap((entry, index) => [
        ...namedAsOther(entry, services),
        ...leadingToOther(entry, services),
        ...leadingTwice(entry, entries.slice(0, index)),
      ])
      .map((found) => ({ document, ...found }));
  });

type Found = Omit<AuthoringProblem, 'document'>;

const namedAsOther = (
  { pointer, entry, services: own }: ServiceEntry,
  services: readonly ServiceType[],
): readonly Found[] =>
  ['name', 'label', 'detail'].flatMap((member): readonly Found[] => {
    const label = readMember(entry, member);
    if (typeof label !== 'string') return [];
    const other = services.find((service) => !own.includes(service) && isNameOf(label, service, own));
    if (other === undefined) return [];
    const message = `"${label}" names ${formatService(other)}, and stands here for ${own.map(formatService).join(', ')}.`;
    return [{ pointer: `${pointer}/${member}`, code: 'name-of-another-service', message }];
  });

/** Further services are those of members such as `videoServiceId`. */
const leadingToOther = (
  { pointer, entry, services: [own] }: ServiceEntry,
  services: readonly ServiceType[],
): readonly Found[] =>
  listMembers(entry).flatMap(([member, id]): readonly Found[] => {
    const further = services.find((service) => member.endsWith('ServiceId') && service.id === id);
    if (own === undefined || further === undefined) return [];
    const words = listWords(own.name);
    const shared = ({ name }: ServiceType): number => words.filter((word) => hasWord(listWords(name), word)).length;
    const beside = services.filter((service) => service !== own && service.groupName === further.groupName);
    const fits =
      beside.find((service) => words.length > 1 && shared(service) === words.length) ??
      // Two words of the name, where the one that was taken has none of them.
      beside.find((service) => shared(service) > 1 && shared(further) === 0);
    if (fits === undefined || fits === further || shared(further) === words.length) return [];
    const message = `${formatService(own)} leads to ${formatService(further)}, and ${formatService(fits)} has its name.`;
    return [{ pointer: `${pointer}/${member}`, code: 'name-of-another-service', message }];
  });

/** A service that leads to two further ones: only the first counts, and another service was probably meant. */
function leadingTwice(
  { pointer, entry, services: [own] }: ServiceEntry,
  before: readonly ServiceEntry[],
): readonly Found[] {
  const further = listMembers(entry).find(([member]) => member.endsWith('ServiceId'))?.[0];
  if (own === undefined || further === undefined) return [];
  const same = before.find((other) => other.services[0] === own && readMember(other.entry, further) !== undefined);
  if (same === undefined) return [];
  const message = `${formatService(own)} has a "${further}" already, at ${same.pointer}.`;
  return [{ pointer: `${pointer}/serviceId`, code: 'name-of-another-service', message }];
}

/** Whether a label has the very words of another service's name, or speaks of it alone; and not of its own services. */
function isNameOf(label: string, other: ServiceType, own: readonly ServiceType[]): boolean {
  const words = listWords(label);
  const [theirs, ours] = [listWords(other.name), own.flatMap(({ name }) => listWords(name))];
  const isOurs = words.every((word) => hasWord(ours, word));
  if (words.length === 0 || isOurs || !words.every((word) => hasWord(theirs, word))) return false;
  const isWhole = theirs.every((word) => hasWord(words, word));
  return isWhole || (words.length > 1 && !words.some((word) => hasWord(ours, word)));
}
