import type { JsonObject } from '#engine';
import type { CheckedDocuments } from '../../../authoring/check/read/CheckedDocuments.ts';

/** A change of one document. */
type Changed = Pick<DocumentMutant, 'kind' | 'pointer' | 'document'>;

/** A document that was changed, and the documents that ask what it changes. */
export interface DocumentMutant {
  readonly kind: string;
  readonly pointer: string;
  readonly name: string;
  readonly asking: readonly string[];
  /** The document as it was, and changed. */
  readonly before: JsonObject;
  readonly document: JsonObject;
  readonly read: (read: CheckedDocuments) => CheckedDocuments;
}

const kinds = ['definitions', 'configurations', 'prescreens', 'questionnaires'] as const;

/** The mutants of all forms, configurations, prescreens and questionnaires. */
export function mutantsIn(
  read: CheckedDocuments,
  list: (document: JsonObject) => readonly Changed[],
): readonly DocumentMutant[] {
  return kinds.flatMap((group) =>
    read[group].flatMap(({ name, id, document }) => {
      const before = asJson(document);
      return list(before).map(({ kind, pointer, document: changed }): DocumentMutant => {
        const replaced = <T extends { readonly name: string; readonly document: object }>(each: T): T =>
          each.name === name ? { ...each, document: { ...changed, ...ownId(each.document) } } : each;
        return {
          kind,
          pointer,
          name,
          asking: askingOf(read, name, id),
          before,
          document: changed,
          read: (whole) => ({
            ...whole,
            [group]: whole[group].map(replaced),
            // A form that is read once more for a step has the same change.
            variants: group === 'definitions' ? whole.variants.map(replaced) : whole.variants,
          }),
        };
      });
    }),
  );
}

const asJson = (document: object): JsonObject => JSON.parse(JSON.stringify(document));

/** The id of a form that is read for a step says so. */
const ownId = (document: object) => ('id' in document ? { id: document.id } : {});

/** The documents that ask guests what a document says. */
function askingOf(read: CheckedDocuments, name: string, id: string): readonly string[] {
  const naming = [...read.configurations, ...read.prescreens].filter(
    (each) =>
      each.name === name ||
      each.document.steps.some(({ form }) => `form-definition/${form}` === name) ||
      ('questions' in each.document && each.document.questions === id && name.startsWith('eligibility-questions/')),
  );
  return naming.length > 0 ? naming.map((each) => each.name) : [name];
}
