import { escapeName } from '#engine';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** A text of a field that is that of another document: `{ "$ref": "general-consent#/noShowPolicy/text" }`. */
interface Reference {
  readonly pointer: string;
  /** With the part of the other document that has all texts about one thing: `general-consent#/noShowPolicy`. */
  readonly entry: string;
  /** What the text is in that part: `text`. */
  readonly text: string;
}

interface ReferringField {
  readonly name: string;
  readonly references: readonly Reference[];
}

/**
 * Reports two fields of a form of which each has a text from that part of another document from which the other has all
 * the rest.
 */
export const checkFieldReferences = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name: document }, document: form }) => {
    if (kind !== formDefinition) return [];
    const fields = referringFields(form);
    const pairs = fields.flatMap((one, index) =>
      fields.slice(index + 1).flatMap((other) => exchangedIn(one, other).map((pair) => ({ one, other, pair }))),
    );
    return pairs.map(({ one, other, pair: [own, foreign] }): AuthoringProblem => {
      const message = `"${one.name}" has "${own.entry}/${own.text}", and "${other.name}" (${foreign.pointer}) has "${foreign.entry}/${foreign.text}": everything else of each is from the other's part of that document.`;
      return { document, pointer: own.pointer, code: 'swapped-words', message };
    });
  });

/** The texts that two fields have of each other; of several, the last, because titles are written first. */
function exchangedIn(
  one: ReferringField,
  other: ReferringField,
): readonly (readonly [own: Reference, foreign: Reference])[] {
  const pairs = one.references.flatMap((own) => {
    const foreign = other.references.find(({ text, entry }) => text === own.text && entry !== own.entry);
    const isExchanged = foreign !== undefined && isRest(one, own, foreign.entry) && isRest(other, foreign, own.entry);
    return isExchanged ? [[own, foreign] as const] : [];
  });
  return pairs.slice(-1);
}

/** Whether all other texts of a field are from one part of a document. */
function isRest({ references }: ReferringField, reference: Reference, entry: string): boolean {
  const others = references.filter((each) => each !== reference);
  return others.length > 0 && others.every((each) => each.entry === entry);
}

function referringFields(form: unknown): readonly ReferringField[] {
  return listMembers(readMember(form, 'pages')).flatMap(([page, value]) =>
    listMembers(readMember(readMember(value, 'schema'), 'properties')).map(([name, field]) => ({
      name,
      references: [
        ...referencesIn(field, `/pages/${page}/schema/properties/${escapeName(name)}`),
        ...referencesIn(readMember(readMember(value, 'uiSchema'), name), `/pages/${page}/uiSchema/${escapeName(name)}`),
        ...referencesIn(
          readMember(readMember(value, 'messages'), `/${name}`),
          `/pages/${page}/messages/${escapeName(`/${name}`)}`,
        ),
      ],
    })),
  );
}

function referencesIn(value: unknown, pointer: string): readonly Reference[] {
  const reference = readMember(value, '$ref');
  if (typeof reference !== 'string')
    return listMembers(value).flatMap(([name, member]) => referencesIn(member, `${pointer}/${escapeName(name)}`));
  const [, entry, text] = /^([\w-]+#.*\/[^/]+)\/([^/]+)$/.exec(reference) ?? [];
  return entry === undefined || text === undefined ? [] : [{ pointer, entry, text }];
}
