/** What rich text in content may hold (schemas/content). Anything else is removed, its words are kept. The content check tells of it. */
export const richTextAllowed = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
};
