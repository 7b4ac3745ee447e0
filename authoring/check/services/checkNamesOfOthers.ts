import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { entriesOfServices, formatService } from './entriesOfServices.ts';

/** Reports names and labels of services that are the name of another service: its id was probably meant. */
export const checkNamesOfOthers = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, document: value }) =>
    entriesOfServices(value, services).flatMap(({ pointer, entry, services: own }) =>
      ['name', 'label'].flatMap((member): readonly AuthoringProblem[] => {
        const label = readMember(entry, member);
        if (typeof label !== 'string') return [];
        const other = services.find((service) => !own.includes(service) && isNameOf(label, service, own));
        if (other === undefined) return [];
        const message = `"${label}" names ${formatService(other)}, and stands here for ${own.map(formatService).join(', ')}.`;
        return [{ document, pointer: `${pointer}/${member}`, code: 'name-of-another-service', message }];
      }),
    ),
  );

/** Whether a label has the very words of another service's name, or speaks of it alone; and not of its own services. */
function isNameOf(label: string, other: ServiceType, own: readonly ServiceType[]): boolean {
  const words = listWords(label);
  const [theirs, ours] = [listWords(other.name), own.flatMap(({ name }) => listWords(name))];
  const isOurs = words.every((word) => hasWord(ours, word));
  if (words.length === 0 || isOurs || !words.every((word) => hasWord(theirs, word))) return false;
  const isWhole = theirs.every((word) => hasWord(words, word));
  return isWhole || (words.length > 1 && !words.some((word) => hasWord(ours, word)));
}
