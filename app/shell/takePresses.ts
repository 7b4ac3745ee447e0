/**
 * The buttons that the guest pressed before the app ran, as `notePresses.ts` has noted them, in the order of the
 * presses. From now on the app answers itself.
 */
export function takePresses(root: HTMLElement): readonly HTMLElement[] {
  root.setAttribute('data-running', '');
  const pressed = [...root.querySelectorAll<HTMLElement>('[data-pressed]')];
  const inOrder = pressed.toSorted((one, other) => Number(one.dataset.pressed) - Number(other.dataset.pressed));
  for (const button of inOrder) button.removeAttribute('data-pressed');
  return inOrder;
}
