/**
 * Fills in all controls that say by `autocomplete` what they ask for, as a browser does by itself: in one go, without a
 * key or the focus, with an `input` and a `change` each. Gives what it has filled in. Sent to the page as text.
 */
export function autofill(values: Readonly<Record<string, string>>): readonly string[] {
  const filled: string[] = [];
  for (const control of document.querySelectorAll('input, select')) {
    const value = values[control.getAttribute('autocomplete') ?? ''];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement) control.value = value;
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((each) => [each.value, each.label].includes(value));
      if (option) option.selected = true;
    }
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    filled.push(control.getAttribute('autocomplete') ?? '');
  }
  return filled;
}
