import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './settleEffects.ts';

// A busy machine takes its time; an expectation that holds does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

// The files of one worker share a window, so each of them begins in the state of a window that is new.
sessionStorage.clear();
localStorage.clear();
history.replaceState(null, '', '/');
document.title = '';
window.innerWidth = 1024;

// jsdom has no media queries. Those of the app ask for a least width.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: window.innerWidth >= Number(/^\(min-width: (\d+)px\)$/.exec(media)?.[1]),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no layout, so nothing can be scrolled into view.
Element.prototype.scrollIntoView = () => undefined;

// Nor has it dialogs. The browser tests show what keeps the focus inside of them.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// What is still being loaded when a file ends would count as broken for the next files, which share its modules.
afterAll(() => vi.dynamicImportSettled(), 60_000);
