/** What is asked of one element in the page. Each is sent there as text, so it uses nothing of this module. */

/**
 * Scrolls an element to the middle, and says where a pointer meets it once that has been painted, for a browser may
 * scroll in a process of its own, which knows of it later, and once it stands still: an error or a note above it may be
 * about to come or go. Null until then, and while something else is there. From then on the page notes where the next
 * click arrives.
 */
export function findPoint(element: Element): { x: number; y: number } | null {
  const isTiny = (box: DOMRect): boolean => box.width < 2 || box.height < 2;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const target = isTiny(element.getBoundingClientRect()) && label ? label : element;
  if (Reflect.get(window, 'scrolledTo') !== element) {
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => Reflect.set(window, 'scrolledTo', element)));
    return null;
  }
  const box = target.getClientRects()[0];
  if (box === undefined || isTiny(box)) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const met = document.elementFromPoint(x, y);
  const isMet = [element, target].some((each) => each.contains(met)) || (label?.contains(met) ?? false);
  const isStill = Reflect.get(window, 'lastPoint') === `${x} ${y}`;
  Reflect.set(window, 'lastPoint', `${x} ${y}`);
  if (!isMet) Reflect.set(window, 'scrolledTo', undefined);
  if (!isMet || !isStill || element.matches(':disabled')) return null;
  for (const known of ['scrolledTo', 'lastPoint']) Reflect.set(window, known, undefined);
  Reflect.set(window, 'lastClick', 'awaited');
  const note = (event: Event): void => {
    const path = event.composedPath();
    const hits = path.includes(element) || (label !== undefined && path.includes(label));
    Reflect.set(window, 'lastClick', hits ? 'hit' : 'missed');
  };
  addEventListener('click', note, { capture: true, once: true });
  return { x, y };
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

export const isChecked = (element: Element): boolean => element instanceof HTMLInputElement && element.checked;

/** Marks what a text control contains, so that typing replaces it; says whether the control has the focus. */
export function selectContent(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  return element === document.activeElement;
}

/** Chooses an option as WebDriver's own click on an option does. False while there is none of this name. */
export function chooseOption(element: Element, label: string): boolean {
  if (!(element instanceof HTMLSelectElement)) throw new Error('It is no select.');
  const option = [...element.options].find((each) => each.label.trim() === label && !each.disabled);
  if (option === undefined) return false;
  element.focus();
  option.selected = true;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
