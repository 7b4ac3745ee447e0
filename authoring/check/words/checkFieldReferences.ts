import { escapeName } from '#engine';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { listMembers, readMember, readPointer } from '../../jsonParts.ts';
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
 * the rest, and texts from the part of another field where the document has one for this field. And pages with the title
 * of a part from which another page has its texts.
 */
export const checkFieldReferences = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name: document }, document: form }) => {
    if (kind !== formDefinition) return [];
    const fields = referringFields(form);
    const taken = fields.flatMap((field) =>
      field.references.flatMap((reference): readonly AuthoringProblem[] => {
        const own = findOwnText(field, reference, documents);
        if (own === undefined) return [];
        const message = `"${field.name}" has the text of another field, "${reference.entry}/${reference.text}", and there is "${own}".`;
        return [{ document, pointer: reference.pointer, code: 'swapped-words', message }];
      }),
    );
    const pairs = fields.flatMap((one, index) =>
      fields.slice(index + 1).flatMap((other) => exchangedIn(one, other).map((pair) => ({ one, other, pair }))),
    );
    const swapped = pairs.map(({ one, other, pair: [own, foreign] }): AuthoringProblem => {
      const message = `"${one.name}" has "${own.entry}/${own.text}", and "${other.name}" (${foreign.pointer}) has "${foreign.entry}/${foreign.text}": everything else of each is from the other's part of that document.`;
      return { document, pointer: own.pointer, code: 'swapped-words', message };
    });
    const others = [...unlikeTwins(fields), ...titlesOfOthers(form)].map((found) => ({ document, ...found }));
    return [swapped, taken, others].find(hasAny) ?? [];
  });

const hasAny = (found: readonly AuthoringProblem[]): boolean => found.length > 0;

/** Texts that fields of two sides, `PRIMARY-groupNumber` and `SECONDARY-groupNumber`, have from different parts. */
const unlikeTwins = (fields: readonly ReferringField[]): readonly Omit<AuthoringProblem, 'document'>[] =>
  fields.flatMap(({ name, references }, index) =>
    references.flatMap(({ pointer, entry, text }) => {
      const place = withoutSide(pointer);
      const twin = fields
        .slice(0, index)
        .filter((other) => other.name !== name && withoutSide(other.name) === withoutSide(name))
        .flatMap((other) => other.references.filter((each) => withoutSide(each.pointer) === place))
        .find((each) => each.entry !== entry || each.text !== text);
      if (twin === undefined) return [];
      const message = `"${name}" has "${entry}/${text}", and its twin has "${twin.entry}/${twin.text}" (${twin.pointer}).`;
      return [{ pointer, code: 'swapped-words', message } as const];
    }),
  );

function titlesOfOthers(form: unknown): readonly Omit<AuthoringProblem, 'document'>[] {
  const pages = listMembers(readMember(form, 'pages')).map(([at, page]) => ({
    titles: referencesIn(readMember(page, 'title'), `/pages/${at}/title`),
    texts: referencesIn(readMember(page, 'schema'), `/pages/${at}/schema`),
  }));
  return pages.flatMap(({ titles, texts }) =>
    titles.flatMap(({ pointer, entry, text }) => {
      const isOf = (references: readonly Reference[]): boolean => references.some((each) => each.entry === entry);
      const other = isOf(texts) ? undefined : pages.find((page) => isOf(page.texts));
      if (other === undefined) return [];
      const message = `This page has the title "${entry}/${text}", and the texts from there stand on another one.`;
      return [{ pointer, code: 'swapped-words', message } as const];
    }),
  );
}

const withoutSide = (name: string): string => name.replaceAll(/(?:PRIMARY|SECONDARY)-/g, '');

/** The text of the same kind in the part that is named like the field: `messages/zipCode` for `providerZipCode`. */
function findOwnText(
  { name }: ReferringField,
  { entry, text }: Reference,
  documents: readonly ParsedDocument[],
): string | undefined {
  const [referred, pointer = ''] = entry.split('#');
  const [parent, called] = [pointer.slice(0, pointer.lastIndexOf('/')), pointer.slice(pointer.lastIndexOf('/') + 1)];
  const isNamed = (part: string): boolean =>
    [name.slice(0, part.length), name.slice(-part.length)].some((each) => each.toLowerCase() === part.toLowerCase());
  if (isNamed(called)) return undefined;
  const parts = readPointer(documents.find(({ file }) => file.name === referred)?.document, parent);
  const own = listMembers(parts).find(([part, texts]) => isNamed(part) && readMember(texts, text) !== undefined);
  return own && `${referred}#${parent}/${own[0]}/${text}`;
}

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
