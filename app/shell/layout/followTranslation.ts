/**
 * Keeps the words of a translated page up to date. A browser that translates puts elements in the place of texts; what
 * the app then writes into such a text would show nowhere. So the text is put back once it has changed, and the
 * browser translates it again.
 */
export function followTranslation(root: HTMLElement): void {
  const translations = new WeakMap<Node, Element>();
  const ofTexts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      translations.get(target)?.replaceWith(target);
      translations.delete(target);
    }
  });
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes } of changes) {
      const [text] = removedNodes;
      const [translation] = addedNodes;
      if (!(text instanceof Text) || !(translation instanceof HTMLElement) || translation.tagName !== 'FONT') continue;
      translations.set(text, translation);
      ofTexts.observe(text, { characterData: true });
    }
  }).observe(root, { childList: true, subtree: true });
}
