import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isDebianRoot, run } from '../../../../tools/system.ts';
import type { Bar, Gate } from '../../Gate.ts';
import { type Image, makeImage } from './Image.ts';
import { serveFrom } from './serveFrom.ts';

const unit = join(import.meta.dirname, '../../../../docs/topology/stepwell.service');

/** As systemd rates it: 0 is out of reach for everybody, 10 is open. */
const mostExposed = 2;

/** What operators start the server with, held by systemd's own tool, and by doing what the container file says. */
export const deploymentGate: Gate = {
  name: 'deployment',
  run: async () => {
    ensureSystemd();
    return [verifyUnit(), rateUnit(), ...(await tryImage())];
  },
};

function ensureSystemd(): void {
  if (spawnSync('systemd-analyze', ['--version']).error === undefined) return;
  if (!isDebianRoot()) throw new Error('systemd-analyze is missing: install systemd');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'systemd']);
}

const analyze = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  return { status, output: (stdout + stderr).trim() };
};

function verifyUnit(): Bar {
  const { status, output } = analyze('verify');
  const met = status === 0 && output === '';
  return { bar: 'a unit that systemd can read', cases: 1, figure: met ? 'it can' : output, goal: 'it can', met };
}

function rateUnit(): Bar {
  const { output } = analyze('security', '--offline=yes');
  const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(output)?.[1]);
  return {
    bar: 'what the unit can reach, as systemd rates it',
    cases: 1,
    figure: String(exposure),
    goal: `at most ${mostExposed}`,
    met: exposure <= mostExposed,
  };
}

async function tryImage(): Promise<readonly Bar[]> {
  const image = makeImage();
  try {
    const wrong = await serveFrom(image);
    const goal = 'ready, the search page with its words, and an end at SIGTERM';
    const serves = { bar: 'an image that serves guests', cases: 1, figure: wrong ?? 'so it is', goal, met: !wrong };
    return [serves, examineIn(image)];
  } finally {
    image.remove();
  }
}

/** The doctor needs most of all commands of operators, and must do with what a server has. */
function examineIn({ folder, environment }: Image): Bar {
  const { PATH, HOME } = process.env;
  const { stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'tools/operate/start.ts', 'doctor'], {
    cwd: folder,
    env: { PATH, HOME, ...environment, TRUST_PROXY: 'off' },
    encoding: 'utf8',
  });
  const met = /^fine {3}app: /m.test(stdout) && !/^wrong/m.test(stdout);
  return {
    bar: 'an image that a doctor can examine',
    cases: 1,
    figure: met ? 'so it is' : 'it is not',
    goal: 'nothing is wrong',
    met,
    ...(!met && { examples: [stdout + stderr] }),
  };
}
