import { listPlaceholders, nearestName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { listTexts } from './ContentText.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import type { TranscludedDocument } from './TranscludedDocument.ts';

/**
 * Reports placeholders that nothing fills. A form fills the values of its settings into its texts; in other documents
 * the app fills what the text's schema names. A document that others transclude texts from is checked where its texts are used.
 */
export function checkPlaceholders(
  files: readonly ParsedDocument[],
  transcluded: readonly TranscludedDocument[],
  read: ReadSchema,
): readonly AuthoringProblem[] {
  const sources = new Set(files.flatMap(({ document }) => sourcesIn(document)));
  const standalone = files.filter(({ file: { kind } }) => !kind.transcludes && !sources.has(kind.name));
  return [
    ...standalone.flatMap(({ file: { kind, name }, document }) =>
      findUnfilled({ kind: kind.name, name, document }, read),
    ),
    ...transcluded.flatMap((document) => findUnfilled(document, read)),
  ];
}

function findUnfilled(
  { kind, name: document, document: value }: Omit<TranscludedDocument, 'id'>,
  read: ReadSchema,
): readonly AuthoringProblem[] {
  return listTexts(value, kind, read).flatMap(({ pointer, text, placeholders }) => {
    const known = placeholders ?? filledAt(pointer, kind, value);
    return listPlaceholders(text)
      .filter((name) => known?.includes(name) === false)
      .map((name) => {
        const suggestion = nearestName(name, known ?? []);
        const message = `Nothing fills "{${name}}" here: the guest would read it as it is written.`;
        return {
          document,
          pointer,
          code: 'placeholder',
          message,
          ...(known?.length && { known }),
          ...(suggestion !== undefined && { suggestion }),
        };
      });
  });
}

/** The names that can be filled into the text at a place; undefined for texts of checks, which the compiler checks. */
function filledAt(pointer: string, kind: string, document: unknown): readonly string[] | undefined {
  if (kind === 'eligibility-questions') return /\/checks\/\d+\/message$/.test(pointer) ? undefined : [];
  if (kind !== 'form-definition') return [];
  if (/^\/pages\/\d+\/messages\//.test(pointer)) return undefined;
  const isFilled = /^(?:\/pages\/\d+)?\/title$|^\/pages\/\d+\/schema\//.test(pointer) && !/\/enum\/\d+$/.test(pointer);
  return isFilled ? listMembers(readMember(document, 'settings')).map(([name]) => name) : [];
}

/** Names of the kinds of documents that this one transcludes from. */
function sourcesIn(value: unknown): readonly string[] {
  return listMembers(value).flatMap(([name, member]) => {
    if (name !== '$ref' || typeof member !== 'string') return sourcesIn(member);
    const [kind = ''] = member.split(/[#/]/);
    return kind === '' ? [] : [kind];
  });
}
