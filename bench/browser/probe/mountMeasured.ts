import { frames } from './frames.ts';
import type { Probe } from './Probe.ts';

const PATIENCE_MS = 60_000;

export const mountMeasured: Probe['mount'] = async (form, keys) => {
  const start = performance.now();
  window.__bench.mount(form);
  const absent = () => keys.find((key) => !window.__bench.input(key));
  while (absent()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`Not mounted: ${absent()} is absent.`);
    await new Promise(requestAnimationFrame);
  }
  await frames();
  return performance.now() - start;
};
