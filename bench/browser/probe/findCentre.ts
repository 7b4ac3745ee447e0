import type { Point, Target } from './Probe.ts';

function find(target: Target): Element | null {
  const { input, option, submit } = window.__bench;
  if (target.kind === 'submit') return submit();
  return target.kind === 'input' ? input(target.key) : option(target.key, target.value);
}

/** Scrolls an element into view and returns its center. */
export function findCentre(target: Target): Point {
  const found = find(target);
  if (!found) throw new Error(`No element for ${JSON.stringify(target)}`);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
