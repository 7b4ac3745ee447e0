import { escapeName } from '#engine';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/**
 * Reports reasons that are the name of a service of another category, which has reasons of its own and lacks this one:
 * the two lists probably changed places. And a list that names the services of another category alone.
 */
export const checkReasonsOfOthers = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  documents
    .filter(({ file: { kind } }) => kind === notesData)
    .flatMap(({ file: { name: document }, document: notes }) => {
      const lists = new Map(
        listMembers(readMember(notes, 'reasons')).map(([category, list]) => [
          category,
          listMembers(list).flatMap(([, reason]) => (typeof reason === 'string' ? [reason] : [])),
        ]),
      );
      const known = [...lists].filter(([category]) => services.some(({ groupName }) => groupName === category));
      return known.flatMap(([category, reasons]) => {
        const copied = listOfAnother(category, reasons, services);
        if (copied !== undefined) {
          const message = `The reasons of "${category}" name services of "${copied}", and none of its own.`;
          return [{ document, pointer: `/reasons/${escapeName(category)}`, code, message }];
        }
        return reasons.flatMap((reason, index): readonly AuthoringProblem[] => {
          const named = services.filter(({ name }) => plain(name) === plain(reason));
          const [service] = named;
          const isOwn = named.some(({ groupName }) => groupName === category);
          const isSaidThere = named.some(
            ({ groupName }) => lists.get(groupName)?.some((each) => plain(each) === plain(reason)) ?? true,
          );
          if (service === undefined || isOwn || isSaidThere) return [];
          const message = `"${reason}" is a service of "${service.groupName}" (${service.id}), whose own reasons lack it, and stands here for "${category}".`;
          return [{ document, pointer: `/reasons/${escapeName(category)}/${index}`, code, message }];
        });
      });
    });

const code = 'service-of-another-category';

/** The other category of which two reasons, or more, are services, where none is a service of the own one. */
function listOfAnother(
  category: string,
  reasons: readonly string[],
  services: readonly ServiceType[],
): string | undefined {
  const namedOf = reasons.map((reason) =>
    services.filter(({ name }) => plain(name) === plain(reason)).map(({ groupName }) => groupName),
  );
  if (namedOf.some((groups) => groups.includes(category))) return undefined;
  return namedOf.flat().find((group) => namedOf.filter((groups) => groups.includes(group)).length > 1);
}

/** As a reason is compared with the service that was searched for. */
const plain = (name: string): string =>
  name
    .replace(/ by Video$/i, '')
    .trim()
    .toLowerCase();
