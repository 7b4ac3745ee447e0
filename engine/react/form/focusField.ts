const CONTROLS = 'input:not([type=hidden]), select, textarea, button';

/**
 * Moves the focus to the control of a field: to the one with that id, else to the first wrong one of its group, else
 * to the group's first. Does nothing where the field is not shown.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const control = field.matches(CONTROLS)
    ? field
    : (field.querySelector<HTMLElement>('[aria-invalid=true]') ?? field.querySelector<HTMLElement>(CONTROLS));
  control?.focus();
}
