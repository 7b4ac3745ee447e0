import { escapeName } from '#engine';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/**
 * Reports reasons that are the name of a service of another category, which has reasons of its own and lacks this one:
 * the two lists probably changed places.
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
      return known.flatMap(([category, reasons]) =>
        reasons.flatMap((reason, index): readonly AuthoringProblem[] => {
          const named = services.filter(({ name }) => plain(name) === plain(reason));
          const [service] = named;
          const isOwn = named.some(({ groupName }) => groupName === category);
          const isSaidThere = named.some(
            ({ groupName }) => lists.get(groupName)?.some((each) => plain(each) === plain(reason)) ?? true,
          );
          if (service === undefined || isOwn || isSaidThere) return [];
          const message = `"${reason}" is a service of "${service.groupName}" (${service.id}), whose own reasons lack it, and stands here for "${category}".`;
          return [
            {
              document,
              pointer: `/reasons/${escapeName(category)}/${index}`,
              code: 'service-of-another-category',
              message,
            },
          ];
        }),
      );
    });

/** As a reason is compared with the service that was searched for. */
const plain = (name: string): string =>
  name
    .replace(/ by Video$/i, '')
    .trim()
    .toLowerCase();
