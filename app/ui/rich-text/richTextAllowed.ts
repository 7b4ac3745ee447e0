/**
 * What rich text in content may contain. The content check reports anything else; where it is shown, tags and
 * attributes that are not listed are removed, and their text stays.
 */
export const richTextAllowed = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
};
