/**
 * Moves the focus to a control, given by its id, and scrolls it to the middle of the window, where its label, its error
 * and what stays in place at the edges leave it in sight. By itself, a browser may put it at the very top.
 */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
