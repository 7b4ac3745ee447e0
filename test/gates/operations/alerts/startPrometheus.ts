import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../tools/postgres.ts';
import type { SiteFolder } from '../site/parts/SiteFolder.ts';
import { hurriedRules } from './hurriedRules.ts';

/** Debian's Prometheus, which reads the processes of a site. */
export interface Prometheus {
  /** Names of the alerts that fire now. */
  readonly firing: () => Promise<readonly string[]>;
}

interface Alerts {
  readonly data: {
    readonly alerts: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
  };
}

export const rules = readFileSync(
  new URL('../../../../reference-backend/health/alerts/alerts.yml', import.meta.url),
  'utf8',
);

/** As often as a process may take to say that its database does not answer. */
const configuration = (targets: readonly string[], file: string): string => `
global: { scrape_interval: 5s, scrape_timeout: 5s, evaluation_interval: 1s }
rule_files: [${file}]
scrape_configs:
  - job_name: stepwell
    static_configs: [{ targets: [${targets.map((target) => `'${target}'`).join(', ')}] }]
`;

export async function startPrometheus(folder: SiteFolder, ports: readonly number[]): Promise<Prometheus> {
  const address = `127.0.0.1:${await freePort()}`;
  const targets = ports.map((port) => `127.0.0.1:${port}`);
  const hurried = folder.write('alerts.yml', hurriedRules(rules), 'root');
  const file = folder.write('prometheus.yml', configuration(targets, hurried), 'root');
  folder.start('prometheus', 'prometheus', [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder.path('prometheus')}`,
    `--web.listen-address=${address}`,
    '--log.level=warn',
  ]);
  const ask = async (path: string) => fetch(`http://${address}${path}`).catch(() => undefined);
  for (let tries = 0; !(await ask('/-/ready'))?.ok; tries += 1) {
    if (tries === 100) throw new Error('Prometheus does not start');
    await wait(200);
  }
  return {
    firing: async () => {
      const reply = await ask('/api/v1/alerts');
      const alerts: Alerts | undefined = await reply?.json();
      const firing = (alerts?.data.alerts ?? []).filter(({ state }) => state === 'firing');
      return [...new Set(firing.map(({ labels }) => labels.alertname))];
    },
  };
}
