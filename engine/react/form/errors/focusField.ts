const CONTROLS = 'input:not([type=hidden]), select, textarea, button';

/** Moves the focus to a control, or in a group of controls to the first wrong one, else to the first. */
export function focusField(field: Element): void {
  const control = field.matches(CONTROLS)
    ? field
    : (field.querySelector('[aria-invalid=true]') ?? field.querySelector(CONTROLS));
  if (control instanceof HTMLElement) control.focus();
}

/** Moves the focus to the first control of a group. */
export function focusFirst(group: Element): void {
  const control = group.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus();
}
