import type { EarlyEntries } from '../app-services/index.ts';

/** Reads what the guest has done on the page that the server has rendered. */
export function readEarlyEntries(root: HTMLElement): EarlyEntries {
  const controls = [...root.querySelectorAll('input')];
  const entered = controls
    .filter((control) => !control.hidden)
    .map(({ id, value, validity }) => [id, { text: value, isUnreadable: validity.badInput }] as const)
    .filter(([, { text, isUnreadable }]) => text !== '' || isUnreadable);
  return {
    controls: new Map(entered),
    focused: root.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '',
    isSent: controls.some((control) => control.hidden && wasSent(control)),
  };
}

/**
 * Whether the form of a control that no guest can reach, and that is required, has been sent: then the browser counts it
 * as one that the guest left empty, with no script. A browser that does not know the selector does not tell.
 */
function wasSent(control: HTMLInputElement): boolean {
  try {
    return control.matches(':user-invalid');
  } catch {
    return false;
  }
}
