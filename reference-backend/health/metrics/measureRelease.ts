import { existsSync, readFileSync } from 'node:fs';
import { Gauge, type Registry } from 'prom-client';

/** What this process was built of. */
export interface Release {
  readonly version: string;
  /** As the build has noted it (`tools/build/build.ts`); empty where it had no git. */
  readonly commit: string;
}

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

/** Reads it once: a later release may take the place of these files while the process runs. */
function readRelease(): Release {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const noted = at('dist/commit.txt');
  return { version, commit: existsSync(noted) ? readFileSync(noted, 'utf8') : '' };
}

/** Registers which release this process runs, so that one that was left behind is seen. */
export function measureRelease(registry: Registry, release: Release = readRelease()): void {
  const gauge = new Gauge({
    name: 'stepwell_build_info',
    help: 'The release that this process runs. Always 1.',
    labelNames: ['version', 'commit'] as const,
    registers: [registry],
  });
  gauge.set({ version: release.version, commit: release.commit }, 1);
}
