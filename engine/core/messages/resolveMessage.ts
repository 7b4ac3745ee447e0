import type { Violation } from '../errors/Violation.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { MessageCatalogue, MessageTemplate, PageMessages } from './MessageCatalogue.ts';

/** A message for `enum` also serves `oneOf`, because both are a choice from a list to the guest. */
const listEquivalentKeywords = (keyword: string): readonly string[] =>
  keyword === 'oneOf' ? ['oneOf', 'enum'] : [keyword];

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The page's own message for a violation, with its placeholders not filled yet. */
export function findPageTemplate({ path, keyword }: Violation, page: PageMessages): string | undefined {
  const anyItem = path.replace(/\/\d+(?=\/|$)/g, '/-');
  for (const pointer of [path, anyItem]) {
    const field = own(page, pointer);
    for (const key of listEquivalentKeywords(keyword)) {
      const template = field && own(field, key);
      if (template !== undefined) return template;
    }
  }
  return undefined;
}

function findCatalogueTemplate({ keyword, kind }: Violation, catalogue: MessageCatalogue): MessageTemplate {
  for (const key of listEquivalentKeywords(keyword)) {
    const template = own(catalogue, `${key}.${kind}`) ?? own(catalogue, key);
    if (template !== undefined) return template;
  }
  return catalogue.invalid;
}

/**
 * The message for a violation: the page's own, else the catalogue's for keyword and kind, else for the keyword, else
 * `invalid`.
 */
export function resolveMessage(violation: Violation, page: PageMessages, catalogue: MessageCatalogue): string {
  const template = findPageTemplate(violation, page) ?? findCatalogueTemplate(violation, catalogue);
  return typeof template === 'function' ? template(violation.params) : fillTemplate(template, violation.params);
}
