/** The nonce of this page load, which the server put into the page; undefined where there is none. */
export function styleNonce(page: Document): string | undefined {
  const element = page.querySelector('meta[property="csp-nonce"]');
  return element instanceof HTMLElement && element.nonce ? element.nonce : undefined;
}
