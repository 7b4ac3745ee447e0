import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDebianRoot, run } from '../../../../tools/system.ts';
import { fillIn } from '../../../reference-backend/support/topology.ts';
import type { Bar, Gate } from '../../Gate.ts';

const folder = new URL('../../../../reference-backend/health/alerts/', import.meta.url);
const topology = new URL('../../../../docs/topology/', import.meta.url);

/** Installs Prometheus, with its tool for rules, where it is missing and may be installed. */
export function ensurePrometheus(): void {
  if (spawnSync('promtool', ['--version']).error === undefined) return;
  if (!isDebianRoot()) throw new Error('Prometheus is missing: install it');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'prometheus']);
}

function check(bar: string, args: readonly string[], cwd = folder): Bar {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd, encoding: 'utf8' });
  const met = status === 0;
  return {
    bar,
    cases: 1,
    figure: met ? 'so it is' : 'it is not',
    goal: 'so it is',
    met,
    ...(!met && { examples: [stdout + stderr] }),
  };
}

/** The documented configuration names the rules where a deployment has them. */
function checkConfiguration(): Bar {
  const root = fileURLToPath(new URL('../../../', folder));
  const path = join(mkdtempSync(join(tmpdir(), 'stepwell-prometheus-')), 'prometheus.yml');
  writeFileSync(path, fillIn('prometheus.yml', { '/srv/stepwell/': root }));
  try {
    return check('a configuration that Prometheus can read', ['check', 'config', path]);
  } finally {
    rmSync(dirname(path), { recursive: true });
  }
}

/** The alert rules, held by Prometheus' own tool: each fires by its fault, and is quiet an hour after it. */
export const alertsGate: Gate = {
  name: 'alerts',
  run: async () => {
    ensurePrometheus();
    return [
      check('alert rules that Prometheus can read', ['check', 'rules', 'alerts.yml']),
      checkConfiguration(),
      check('alerts that fire by their fault and are quiet an hour later', ['test', 'rules', 'alerts.test.yml']),
      check('alerts of certificates, in the same way', ['test', 'rules', 'certificates.test.yml'], topology),
    ];
  },
};
