import { escapeName } from '#engine';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/**
 * Reports reasons for a visit that are the name of a service but for a sign or a letter: guests who searched for it would
 * no longer find theirs chosen.
 */
export const checkReasonNames = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  documents
    .filter(({ file: { kind } }) => kind === notesData)
    .flatMap(({ file: { name: document }, document: notes }) =>
      listMembers(readMember(notes, 'reasons')).flatMap(([category, reasons]) => {
        const named = services.filter(({ groupName }) => groupName.trim() === category).map(({ name }) => name.trim());
        const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
        const texts = listMembers(reasons).flatMap(([, text]) => (typeof text === 'string' ? [text] : []));
        return listMembers(reasons).flatMap(([at, text]): readonly AuthoringProblem[] => {
          if (typeof text !== 'string' || named.some((name) => same(name, text))) return [];
          const meant = named.find((name) => lettersOf(name) === lettersOf(text));
          // The reason itself may stand beside it.
          if (meant === undefined || texts.some((other) => same(other, meant))) return [];
          const pointer = `/reasons/${escapeName(category)}/${at}`;
          const message = `"${text}" is almost the service "${meant}", and not the same: who searched for it must choose it again.`;
          return [{ document, pointer, code: 'says-another-choice', message }];
        });
      }),
    );

/** The letters of a name without small words, so that "Sprain or Strain" is "sprain, strain". */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:and|or|the|an?)\b|&/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
