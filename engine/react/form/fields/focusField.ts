/** A refused computed value takes the focus, too: its error stands there. */
export const CONTROLS = 'input:not([type=hidden]), select, textarea, button, output.sw-field--invalid';

/** Moves the focus to a control or, in a group of controls, to the first invalid one, else to the first. */
export function focusField(field: Element): void {
  const control = field.matches(CONTROLS)
    ? field
    : (field.querySelector('[aria-invalid=true]') ?? field.querySelector(CONTROLS));
  if (control instanceof HTMLElement) focusInMiddle(control);
}

/**
 * Moves the focus to a control and scrolls it to the middle of the window, where its label, its error and what stays in
 * place at the edges leave it in sight. By itself, a browser may put it at the very top.
 */
function focusInMiddle(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

/** Moves the focus to the first control of a group. */
export function focusFirst(group: Element): void {
  const control = group.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus();
}
