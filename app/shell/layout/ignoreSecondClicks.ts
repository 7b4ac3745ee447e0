/** What a click carries out at once. A field that is hit by mistake can be left again. */
const ACTIONS = 'a[href], button, summary, [role="button"]';

const actionAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(ACTIONS) : null;

/**
 * Ignores the second click of a double click where it hits another button or link than the first one, such as that of a
 * dialog or of the next screen which the first click brought under the finger: the guest has not seen it yet.
 */
export function ignoreSecondClicks(view: Document): void {
  let first: Element | null = null;
  const take = (event: MouseEvent): void => {
    const action = actionAt(event.target);
    if (event.detail < 2) first = action;
    else if (action !== null && action !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  view.addEventListener('mousedown', take, true);
  view.addEventListener('click', take, true);
}
