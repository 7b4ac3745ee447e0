/**
 * What rich text in content may contain (schemas/content). Anything else is removed, but its text is kept. The content
 * check reports it.
 */
export const richTextAllowed = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
};
