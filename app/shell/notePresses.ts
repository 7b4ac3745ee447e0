/**
 * Runs by itself before the app has come: notes on each button of the page when it was pressed, on each control when
 * something was entered last, and on the root that the guest has begun, so that the app can do the same in the same order
 * (`takePresses`).
 */
const note = ({ type, target, timeStamp }: Event): void => {
  const root = target instanceof Element && !target.closest('[data-running]') && target.closest('#root');
  if (!root) return;
  root.setAttribute('data-used', '');
  if (type === 'submit') target.setAttribute('data-sent', '');
  if (type === 'input' || type === 'change') target.setAttribute('data-entered', String(timeStamp));
  const button = type === 'click' && target.closest('button[type="button"]');
  if (button) button.setAttribute('data-pressed', `${button.getAttribute('data-pressed') ?? ''} ${timeStamp}`.trim());
};

for (const type of ['pointerdown', 'keydown', 'click', 'input', 'change', 'submit'])
  document.addEventListener(type, note, { capture: true });
