/** Puts a tree of its own beside the page: neither do its styles reach the page nor the page's its own. */
export function openShadow(page: Document, look: string): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = page.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(look);
  root.adoptedStyleSheets = [styles];
  return { host, root };
}

/** An element with a class and what is in it. */
export function build(page: Document, tag: string, name: string, ...parts: readonly (Node | string)[]): HTMLElement {
  const element = page.createElement(tag);
  element.className = name;
  element.append(...parts);
  return element;
}
