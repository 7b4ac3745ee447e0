import { createContext, useContext, useLayoutEffect } from 'react';

/** What the app puts into the head of the page. */
export type HeadPart =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'canonical'; readonly address: string }
  | { readonly kind: 'noindex' };

/** Takes each part while the server renders. In a browser, where parts go into the document itself, there is none. */
export const HeadOnServer = createContext<((part: HeadPart) => void) | undefined>(undefined);

/** Gives the page this title. */
export function useTitle(text: string): void {
  useContext(HeadOnServer)?.({ kind: 'title', text });
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
}

/** Tells search engines at which address this page is to be found, while the screen is shown. */
export function useCanonical(address: string | undefined): void {
  const onServer = useContext(HeadOnServer);
  if (address !== undefined) onServer?.({ kind: 'canonical', address });
  useLayoutEffect(() => {
    if (address !== undefined) return putIntoHead('link', { rel: 'canonical', href: address });
  }, [address]);
}

/** Asks search engines to leave this page out. */
export function useNoindex(isLeftOut: boolean): void {
  const onServer = useContext(HeadOnServer);
  if (isLeftOut) onServer?.({ kind: 'noindex' });
  useLayoutEffect(() => {
    if (isLeftOut) return putIntoHead('meta', { name: 'robots', content: 'noindex' });
  }, [isLeftOut]);
}

/** Puts an element into the head, or takes over the one that the server has put there. Returns what removes it. */
function putIntoHead(tag: string, attributes: Readonly<Record<string, string>>): () => void {
  const entries = Object.entries(attributes);
  const isSame = (each: Element) => entries.every(([name, value]) => each.getAttribute(name) === value);
  const element = [...document.head.querySelectorAll(tag)].find(isSame) ?? document.createElement(tag);
  for (const [name, value] of entries) element.setAttribute(name, value);
  document.head.append(element);
  return () => element.remove();
}

/** Called by a screen whose title depends on what it shows; with undefined when the title of the route is right again. */
export const PageTitle = createContext<(title: string | undefined) => void>(() => undefined);

/** Gives the page this title while the screen is shown. */
export function usePageTitle(title: string): void {
  const setTitle = useContext(PageTitle);
  useContext(HeadOnServer)?.({ kind: 'title', text: title });
  // Before the page is painted: the tab never has another title first.
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}

/** Called by a screen whose address names nothing, and again when that is over. */
export const MissingPageContext = createContext<(isMissing: boolean) => void>(() => undefined);

/**
 * What a screen shows whose address names nothing: the frame then shows the page for a missing one in its place, with the
 * title and `noindex` of that.
 */
export function MissingPage() {
  const setMissing = useContext(MissingPageContext);
  useLayoutEffect(() => {
    setMissing(true);
    return () => setMissing(false);
  }, [setMissing]);
  return null;
}
