import { findDocument } from '../../../app/content/catalogue.ts';
import { documentPath } from '../../../app/content/DocumentKind.ts';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { contentPage } from '../../../app/content/generated/texts/contentPage.ts';
import { bases } from '../../../schemas/routes.ts';
import { listMembers } from '../../jsonParts.ts';

/** The members that name a document of a kind by its id. */
const kinds = new Map([
  ['formConfigGroup', formConfiguration.name],
  ['prescreenType', prescreenData.name],
  ['form', formDefinition.name],
  ['questions', eligibilityQuestions.name],
]);

/** A link to a page of content. */
const pageLink = new RegExp(`${bases.pages}/([a-z0-9-]+)`, 'g');

/** The paths of the documents that a document names, or has a link to; none when it is not JSON. */
export function pathsNamedIn(text: string): readonly string[] {
  const document = parse(text);
  const linked = document === undefined ? [] : [...text.matchAll(pageLink)].map(([, id]) => id);
  return [
    ...[...new Set(namesIn(document))].flatMap((name) => {
      const found = findDocument(name);
      return found === undefined ? [] : [documentPath(found.kind, found.id)];
    }),
    ...[...new Set(linked)].map((id) => documentPath(contentPage, id)),
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesIn(value: unknown): readonly string[] {
  return listMembers(value).flatMap(([member, inner]) => {
    const kind = kinds.get(member);
    if (member === 'documentIds') return namedByIds(inner);
    if (member === 'banners') return listMembers(inner).flatMap(([, ids]) => namedByIds(ids));
    if (typeof inner !== 'string') return namesIn(inner);
    if (member === '$ref') return [inner.split('#')[0] ?? ''];
    return kind === undefined ? [] : [`${kind}/${inner}`];
  });
}

const namedByIds = (ids: unknown): readonly string[] => listMembers(ids).map(([name, id]) => `${name}/${String(id)}`);
