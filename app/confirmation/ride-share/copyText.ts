/**
 * Puts the text on the clipboard. Where the browser has no clipboard for pages, or refuses it, the element that shows the
 * text is selected and copied as a guest would do it.
 *
 * @returns whether it was copied; if not the text is left selected
 */
export async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (written) return true;
  if (!element) return false;
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  const copied = document.execCommand('copy');
  if (copied) selection?.removeAllRanges();
  return copied;
}
