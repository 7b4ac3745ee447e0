import { spawnSync } from 'node:child_process';
import { isDebianRoot, run } from '../../../../tools/system.ts';
import type { Bar, Gate } from '../../Gate.ts';

const folder = new URL('../../../../reference-backend/health/alerts/', import.meta.url);

/** Installs Prometheus, with its tool for rules, where it is missing and may be installed. */
export function ensurePrometheus(): void {
  if (spawnSync('promtool', ['--version']).error === undefined) return;
  if (!isDebianRoot()) throw new Error('Prometheus is missing: install it');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'prometheus']);
}

function check(bar: string, args: readonly string[]): Bar {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  const met = status === 0;
  return {
    bar,
    cases: 1,
    figure: met ? 'they do' : 'they do not',
    goal: 'they do',
    met,
    ...(!met && { examples: [stdout + stderr] }),
  };
}

/** The alert rules, held by Prometheus' own tool: each fires by its fault, and is quiet an hour after it. */
export const alertsGate: Gate = {
  name: 'alerts',
  run: async () => {
    ensurePrometheus();
    return [
      check('alert rules that Prometheus can read', ['check', 'rules', 'alerts.yml']),
      check('alerts that fire by their fault and are quiet an hour later', ['test', 'rules', 'alerts.test.yml']),
    ];
  },
};
