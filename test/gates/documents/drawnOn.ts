import { findDocument } from '../../../app/content/catalogue.ts';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { type ShippedDocument, shippedDocuments } from './ShippedDocument.ts';

/** The names of the documents that a text refers to: transcluded ones, forms of steps, questions of a prescreen. */
const namesIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/"\$ref":\s*"([^"#]+)#/g)].flatMap(([, name = '']) => name),
  ...[...text.matchAll(/"form":\s*"([^"]+)"/g)].flatMap(([, form = '']) => `form-definition/${form}`),
  ...[...text.matchAll(/"questions":\s*"([^"]+)"/g)].flatMap(([, id = '']) => `eligibility-questions/${id}`),
];

/** The shipped documents that are read together with one, directly or through others. */
export function drawnOn(document: ShippedDocument): readonly ShippedDocument[] {
  const seen = new Set([document]);
  for (const each of seen)
    for (const name of namesIn(each.text)) {
      const found = findDocument(name);
      const full = found && documentName(found.kind, found.id);
      const other = shippedDocuments.find((shipped) => shipped.name === full);
      if (other) seen.add(other);
    }
  return [...seen].filter((each) => each !== document);
}
