import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { EarlyEntries } from '../app-services/index.ts';
import { type Turn, TurnsContext } from '../chunks/Later.tsx';
import { nextTask } from '../chunks/nextTask.ts';
import { takePresses } from './takePresses.ts';

/**
 * Takes over the page that the server has rendered: the frame, then the screen, then what can only be read, each in a task
 * of its own. What the guest has entered by then is handed to the screen, and what was pressed is pressed again.
 */
export async function takeOver(root: HTMLElement, app: ReactElement, early: Set<EarlyEntries>): Promise<void> {
  const header = root.querySelector('header');
  const presses = header ? [...takePresses(header)] : [];
  let sent: HTMLFormElement | undefined;
  const screen = makeTurn(nextTask(), () => {
    presses.push(...takePresses(root));
    sent = presses.length > 0 ? findSentForm(root) : undefined;
    if (root.querySelector('form')) early.add(readEarlyEntries(root, sent === undefined));
  });
  const rest = makeTurn(screen.come.then(nextTask));
  hydrateRoot(root, <TurnsContext value={{ screen, rest }}>{app}</TurnsContext>);
  await rest.come;
  for (const repeat of presses) {
    // What was done before has been rendered by then.
    await nextFrame();
    repeat();
  }
  await nextFrame();
  sent?.requestSubmit();
}

/** @param begin what is done first when it comes */
function makeTurn(task: Promise<void>, begin?: () => void): Turn {
  const turn = {
    hasCome: false,
    come: task.then(() => {
      begin?.();
      turn.hasCome = true;
    }),
  };
  return turn;
}

/** Goes on once everything that was changed is painted. In a tab that is hidden nothing is, so it does not wait for long. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, 200);
  });

/**
 * Reads what the guest has entered on the page that the server has rendered.
 *
 * @param sends whether the form is to be sent as soon as it has that
 */
export function readEarlyEntries(root: HTMLElement, sends: boolean): EarlyEntries {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const entered = controls
    .filter((control) => !control.hidden)
    .map(({ id, value, validity }) => [id, { text: value, isUnreadable: validity.badInput }] as const)
    .filter(([, { text, isUnreadable }]) => text !== '' || isUnreadable);
  return {
    controls: new Map(entered),
    focused: root.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '',
    isSent: sends && findSentForm(root) !== undefined,
  };
}

const findSentForm = (root: HTMLElement): HTMLFormElement | undefined =>
  [...root.querySelectorAll<HTMLInputElement>('input[hidden]')].find(wasSent)?.form ?? undefined;

/**
 * Whether the form of a control that no guest can reach, and that is required, has been sent: then the browser counts it
 * as one that the guest left empty, with no script. A browser that does not know the selector does not tell.
 */
function wasSent(control: Element): boolean {
  try {
    return control.matches(':user-invalid');
  } catch {
    return false;
  }
}
