/** Text is handed over when its control is left: what is typed in the focused one counts as an answer, too. */
export function handOverTypedText(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
