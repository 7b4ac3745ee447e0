import type { Json } from '../json/Json.ts';

/** The values that a violation's message may mention, by the name of their `{placeholder}`. */
export type MessageParams = Readonly<Record<string, Json>>;

/** A text with `{name}` placeholders, or a function that makes the text from the violation's params. */
export type MessageTemplate = string | ((params: MessageParams) => string);

/**
 * The messages for violations for which a page has no message of its own: by `keyword.kind` (`required.select`), then
 * by `keyword` (`required`). `invalid` is used when neither is there.
 */
export interface MessageCatalogue {
  readonly [key: string]: MessageTemplate;
  readonly invalid: MessageTemplate;
}

/** A page's own messages, by field pointer, then by keyword or check name. `/list/-/name` is `name` in any entry. */
export type PageMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;
