/**
 * Text is handed over when its control is left: what is typed in the focused one counts as an answer, too. The focus comes
 * back at once, for the guest may stay.
 */
export function handOverTypedText(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  focused.blur();
  focused.focus({ preventScroll: true });
}
