/**
 * Runs by itself before the app has come: notes on each button of the page that the guest presses it, and when, so that
 * the app can carry the press out (`takePresses`). A form that is sent tells of itself.
 */
document.addEventListener(
  'click',
  ({ target, timeStamp }) => {
    const button = target instanceof Element && target.closest('#root:not([data-running]) button[type="button"]');
    if (button) button.setAttribute('data-pressed', String(timeStamp));
  },
  { capture: true },
);
