import type { Json } from '../json/Json.ts';

/** What the words of a violation may mention, by the name of their `{place}`. */
export type MessageParams = Readonly<Record<string, Json>>;

/** Words with `{name}` places, or a function of the violation's params. */
export type MessageTemplate = string | ((params: MessageParams) => string);

/**
 * The words for violations that a page words not itself, by `keyword.kind` (`required.select`) and then by
 * `keyword` (`required`). `invalid` is said when neither is there.
 */
export interface MessageCatalogue {
  readonly [key: string]: MessageTemplate;
  readonly invalid: MessageTemplate;
}

/** A page's own words: field pointer, then keyword or check name. `/list/-/name` stands for any item's name. */
export type PageMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;
