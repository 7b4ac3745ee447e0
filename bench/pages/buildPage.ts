import { build, type InlineConfig } from 'vite';
import { reactOnPreact } from '../../tools/build/reactOnPreact.ts';
import type { PeerName } from '../peers/peerNames.ts';
import { builtPage, builtProbe, probeSource, resolveSource } from './paths.ts';

const settings: InlineConfig = { configFile: false, publicDir: false, logLevel: 'error' };

/** Builds one peer for production with only the neutral form around it; the engine as the app ships it, on Preact. */
export async function buildPage(peer: PeerName): Promise<void> {
  await build({
    ...settings,
    root: resolveSource(peer),
    plugins: peer === 'engine' ? [reactOnPreact()] : [],
    base: './',
    build: { outDir: builtPage(peer), emptyOutDir: true, target: 'esnext', modulePreload: { polyfill: false } },
  });
}

/** Builds the probe separately, so that it does not count as a peer's JavaScript. */
export async function buildProbe(): Promise<void> {
  const lib = { entry: probeSource, formats: ['iife' as const], name: 'probe', fileName: () => 'probe.js' };
  await build({ ...settings, build: { outDir: builtProbe, emptyOutDir: true, target: 'esnext', lib } });
}
