/** The visible mark of a required question. The control says it in its own way, so a screen reader skips the mark. */
export function RequiredMark() {
  return (
    <span className="sw-required" aria-hidden="true">
      {' *'}
    </span>
  );
}
