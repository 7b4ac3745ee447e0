/** Moves the focus to the text field of an answer: rjsf ends the id of a control with the name of its field. */
export function focusAnswer(form: HTMLElement | null, field: string | undefined): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  inputs.find(({ id }) => id.endsWith(`_${field}`))?.focus();
}
