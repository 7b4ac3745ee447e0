/** Something that the guest did before the app ran, and how to do it again. */
interface Deed {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  readonly repeat: () => void;
}

/**
 * The presses of buttons of a part of the page before the app ran, as `notePresses` has noted them, and what was entered
 * after one of them, in the order of time. What was entered before all of them is not among them, because the form takes it
 * over by itself. From now on the app answers in this part.
 */
export function takePresses(part: HTMLElement): readonly (() => void)[] {
  part.setAttribute('data-running', '');
  const presses = [...part.querySelectorAll<HTMLElement>('[data-pressed]')].flatMap((button) =>
    takeTimes(button, 'data-pressed').map((at): Deed => ({ at, repeat: () => button.click() })),
  );
  const first = Math.min(...presses.map(({ at }) => at));
  const entered = [...part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-entered]')].flatMap(
    (control) => takeTimes(control, 'data-entered').map((at): Deed => ({ at, repeat: enterAgain(control) })),
  );
  for (const form of part.querySelectorAll('[data-sent]')) form.removeAttribute('data-sent');
  return [...presses, ...entered.filter(({ at }) => at > first)]
    .toSorted((one, other) => one.at - other.at)
    .map(({ repeat }) => repeat);
}

function takeTimes(element: Element, name: string): readonly number[] {
  const times = element.getAttribute(name)?.split(' ').map(Number) ?? [];
  element.removeAttribute(name);
  return times;
}

/** Enters what the control holds now, whatever it holds by then. */
function enterAgain(control: HTMLInputElement | HTMLSelectElement): () => void {
  const { value } = control;
  return () => {
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
