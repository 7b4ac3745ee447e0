import { escapeName } from '#engine';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

/**
 * Reports reasons for a visit that are the name of a service but for a sign or a letter: guests who searched for it would
 * no longer find theirs chosen; and services that are no reason at all, where most are.
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
        const missing = unnamed(named, texts).map((name): AuthoringProblem => {
          const message = `"${name}" is no reason of "${category}", where most services are one: its guests do not find theirs chosen.`;
          return { document, pointer: `/reasons/${escapeName(category)}`, code: 'says-another-choice', message };
        });
        const almost = listMembers(reasons).flatMap(([at, text]): readonly AuthoringProblem[] => {
          if (typeof text !== 'string' || named.some((name) => same(name, text))) return [];
          const meant = named.find((name) => lettersOf(name) === lettersOf(text));
          // The reason itself may stand beside it.
          if (meant === undefined || texts.some((other) => same(other, meant))) return [];
          const pointer = `/reasons/${escapeName(category)}/${at}`;
          const message = `"${text}" is almost the service "${meant}", and not the same: who searched for it must choose it again.`;
          return [{ document, pointer, code: 'says-another-choice', message }];
        });
        return [...missing, ...almost];
      }),
    );

/** What the form takes away from a service's name to find its reason. */
const VIDEO = / by video$/i;

/**
 * The services that are no reason, where most others of their category are: one of which two reasons or more speak is asked
 * about in parts.
 */
function unnamed(services: readonly string[], reasons: readonly string[]): readonly string[] {
  const without = services
    .map((name) => name.replace(VIDEO, ''))
    .filter((name) => reasons.every((reason) => lettersOf(reason) !== lettersOf(name)));
  if (without.length * 2 > services.length) return [];
  return without.filter((name) => {
    const words = listWords(name);
    return reasons.filter((reason) => listWords(reason).some((word) => hasWord(words, word))).length < 2;
  });
}

/** The letters of a name without small words, so that "Sprain or Strain" is "sprain, strain". */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:and|or|the|an?)\b|&/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
