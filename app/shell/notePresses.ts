/**
 * Runs by itself before the app has come: notes on the root that the guest has begun to use the page, and on each button
 * that it was pressed, and when, so that the app can carry the press out (`takePresses`). A form that is sent tells of itself.
 */
const noteUse = ({ type, target, timeStamp }: Event): void => {
  const root = target instanceof Element && target.closest('#root:not([data-running])');
  if (!root) return;
  root.setAttribute('data-used', '');
  if (type === 'click') target.closest('button[type="button"]')?.setAttribute('data-pressed', String(timeStamp));
};

for (const type of ['pointerdown', 'keydown', 'click']) document.addEventListener(type, noteUse, { capture: true });
