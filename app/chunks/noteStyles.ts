/**
 * Notes the style sheets that are part of the page as such, so that a chunk which needs one finds it there. A link that
 * is disabled loads nothing.
 */
export function noteStyles(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-files]')) {
    for (const file of style.dataset.files?.split(' ').filter(Boolean) ?? []) {
      const link = page.createElement('link');
      link.setAttribute('disabled', '');
      link.rel = 'stylesheet';
      link.setAttribute('href', file);
      page.head.append(link);
    }
  }
}
