import type { Page } from '@playwright/test';

/**
 * Changes a page as a browser's translator does: replaces each text by elements that contain the translated text, and
 * again after each change. The translation is the text itself, so that tests can still read it.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'NOSCRIPT']);
    const wrap = (text: Text): void => {
      const { parentElement, data } = text;
      if (!parentElement || data.trim() === '' || untouched.has(parentElement.tagName)) return;
      if (
        parentElement.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
        parentElement.closest('font, [translate=no]')
      )
        return;
      const inner = document.createElement('font');
      inner.textContent = data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
      for (const text of texts) wrap(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text && target.isConnected) wrap(target);
        for (const node of addedNodes) {
          if (node instanceof Text && node.isConnected) wrap(node);
          else if (node.isConnected) wrapAll(node);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** The texts of the page that the translation has not wrapped, except those that are not shown as text. */
export const untranslated = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        node.textContent?.trim() === '' ||
        parent.closest('font, svg, noscript, script, style, [translate=no]')
      )
        continue;
      found.push(node.textContent ?? '');
    }
    return found;
  });
