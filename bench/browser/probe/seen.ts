/** The fields with a visible control, in document order. */
export function seen(keys: readonly string[]): readonly string[] {
  const visible = keys.flatMap((key) => {
    const control = window.__bench.input(key);
    return control && canBeSeen(control) ? [{ key, control }] : [];
  });
  if (new Set(visible.map(({ control }) => control)).size < visible.length)
    throw new Error('Two fields have the same control.');
  return visible.sort((a, b) => (follows(b.control, a.control) ? -1 : 1)).map(({ key }) => key);
}

const follows = (after: Element, before: Element): boolean =>
  (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether a control or its parent is visible; some controls show only their label. */
const canBeSeen = (control: Element): boolean =>
  control.checkVisibility() || (control.parentElement?.checkVisibility() ?? false);
