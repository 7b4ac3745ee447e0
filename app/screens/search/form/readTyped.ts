/** The text of a control as it stands in the page; undefined where there is no such control. */
export function readTyped(controlId: string): string | undefined {
  const control = document.getElementById(controlId);
  return control instanceof HTMLInputElement ? control.value : undefined;
}
