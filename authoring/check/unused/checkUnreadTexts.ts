import { catalogue } from '../../../app/content/catalogue.ts';
import { transcludedKinds } from '../../../app/content/generated/kinds.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** The consents: what no guest reads of one, no guest has agreed to. */
const consents: readonly string[] = catalogue.filter(({ usualId }) => usualId !== undefined).map(({ name }) => name);

/** The kinds of which guests read only what other documents take. */
const taken: readonly string[] = [...consents, ...transcludedKinds.map(({ name }) => name)];

/**
 * Reports texts that no other document takes, so that no guest reads them: probably a form takes another in its place.
 * A warning, except in a consent, because a text may wait for its day. Where something else is found in a document that
 * takes texts of this one, or in this one, a text that is not taken may be a consequence.
 */
export function checkUnreadTexts(
  files: readonly CataloguedFile[],
  parsed: readonly ParsedDocument[],
  found: readonly Pick<AuthoringProblem, 'document' | 'severity'>[],
): readonly AuthoringProblem[] {
  if (parsed.length < files.length) return [];
  const faulty = new Set(found.filter(({ severity }) => severity !== 'warning').map(({ document }) => document));
  const all = files.map(({ name, file }) => ({ name, parts: partsIn(file.text) }));
  return taken.flatMap((kind) => {
    const takers = all.filter(({ parts }) => parts.some((part) => part.kind === kind));
    const own = parsed.filter(({ file }) => file.kind.name === kind);
    if ([...takers, ...own.map(({ file }) => file)].some(({ name }) => faulty.has(name))) return [];
    const pointers = takers.flatMap(({ parts }) =>
      parts.filter((part) => part.kind === kind).map((part) => part.pointer),
    );
    // A document of which nothing at all is taken is a finding of its own.
    if (pointers.length === 0) return [];
    const named =
      takers.length > mostNamed ? `${takers.length} documents` : takers.map(({ name }) => `"${name}"`).join(', ');
    return own.flatMap(({ file: { name: document }, texts }) => {
      const all = texts().map(({ pointer }) => pointer);
      const isRead = (pointer: string): boolean =>
        pointers.some((part) => pointer === part || pointer.startsWith(`${part}/`));
      return wholeLists(
        all.filter((pointer) => !isRead(pointer)),
        all.filter(isRead),
      ).map(
        (pointer): AuthoringProblem => ({
          document,
          pointer,
          code: 'unused-document',
          message: `No guest reads this ${all.includes(pointer) ? 'text' : 'list'}: ${named} ${takers.length > 1 ? 'take' : 'takes'} others of this document, and not this one.`,
          ...(!consents.includes(kind) && { severity: 'warning' }),
        }),
      );
    });
  });
}

/** More documents are counted. */
const mostNamed = 3;

/** Texts that nobody reads, with those of one list as the list, unless somebody reads some of it. */
const wholeLists = (unread: readonly string[], read: readonly string[]): readonly string[] => [
  ...new Set(
    unread.map((pointer) => {
      const [, list] = /^(.*)\/\d+$/.exec(pointer) ?? [];
      return list === undefined || read.some((each) => each.startsWith(`${list}/`)) ? pointer : list;
    }),
  ),
];

/** The parts of other documents that a text takes: `{ "$ref": "privacy-practice#/text" }`. */
const partsIn = (text: string): readonly { readonly kind: string | undefined; readonly pointer: string }[] =>
  [...text.matchAll(/"\$ref"\s*:\s*"([^"#]+)#([^"]*)"/g)].map(([, name = '', pointer = '']) => ({
    kind: name.split('/')[0],
    pointer,
  }));
