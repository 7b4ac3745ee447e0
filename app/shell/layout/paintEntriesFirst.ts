import { options } from 'preact';

/**
 * What guests do next: it finds the page as their last entry has made it. Each of them comes before a control has its new
 * text, which a page that is rendered then would take away.
 */
const NEXT = ['keydown', 'beforeinput', 'pointerdown', 'click', 'submit', 'focusin', 'focusout'];

/** How long a page that is not painted, as in a hidden tab, waits for that, in milliseconds. */
const MOST_MS = 100;

/**
 * Lets the browser paint the character that the guest has typed, or the mark of a choice, before the page is rendered for
 * it, so that neither waits for rules, suggestions or a summary.
 */
export function paintEntriesFirst(view: Window): void {
  let render: (() => void) | undefined;
  const go = (): void => {
    const waiting = render;
    render = undefined;
    waiting?.();
  };
  for (const type of NEXT) view.addEventListener(type, go, true);
  options.debounceRendering = (waiting) => {
    if (!isPainted(view.event)) return queueMicrotask(waiting);
    render = waiting;
    view.requestAnimationFrame(() => view.setTimeout(go));
    view.setTimeout(go, MOST_MS);
  };
}

/** Whether the browser shows this by itself. What it fills in is left alone: it is many entries, one right after the other. */
function isPainted(event: Event | undefined): boolean {
  if (event instanceof InputEvent) return /^(insert(Composition)?Text$|delete)/.test(event.inputType);
  return event?.type === 'change' && event.target instanceof HTMLInputElement && event.target.type === 'radio';
}
