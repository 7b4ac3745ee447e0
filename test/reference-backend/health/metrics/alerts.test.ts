import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../reference-backend/database/openDatabase.ts';
import { createMetrics } from '../../../../reference-backend/health/metrics/createMetrics.ts';
import { measureDocuments } from '../../../../reference-backend/health/metrics/measureDocuments.ts';
import { measureRelease } from '../../../../reference-backend/health/metrics/measureRelease.ts';
import { measureState } from '../../../../reference-backend/health/metrics/measureState.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const rules = read('reference-backend/health/alerts/alerts.yml');
const tests = read('reference-backend/health/alerts/alerts.test.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly gridPos: { readonly x: number; readonly y: number };
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

/** The names of all metrics, with those of a histogram's parts. */
async function metricNames(): Promise<readonly string[]> {
  const { registry } = createMetrics();
  const database = await openDatabase({});
  const idle = {
    database,
    clock: async () => new Date(),
    isPrepared: () => false,
    closing: new AbortController().signal,
    whyNotWritten: async () => undefined,
  };
  measureState(registry, idle);
  measureDocuments(registry, '');
  measureRelease(registry);
  collectDefaultMetrics({ register: registry });
  await database.close();
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  return names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]);
}

const metricPattern = /\b(?:stepwell|nodejs|process)_\w+/g;

describe('the files for operators', () => {
  test.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])('%s uses metrics that exist', async (file) => {
    const used = new Set(read(`reference-backend/health/alerts/${file}`).match(metricPattern));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !names.includes(name))).toEqual([]);
  });

  test('the dashboard has a panel for each metric of ours, and no two in one place', () => {
    const { panels }: Dashboard = JSON.parse(read('reference-backend/health/alerts/dashboard.json'));
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    const unseen = ours.filter((name) => !new RegExp(`\\b${name}(_bucket|_count|_sum)?\\b`).test(shown));
    expect(unseen).toEqual([]);
    const places = panels.map(({ id, gridPos: { x, y } }) => [id, `${x} ${y}`]);
    for (const each of [0, 1]) expect(new Set(places.map((place) => place[each])).size).toBe(panels.length);
  });

  test('the README names each metric of ours', () => {
    const readme = read('reference-backend/README.md');
    expect(ours.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test('each alert has a section of the runbook, and is tried by a test of its own', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
    expect(sections).toEqual(alerts);
    for (const name of alerts) {
      expect(rules).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}`);
      expect(tests.split(`alertname: ${name}\n        exp_alerts`).length, `${name} fires`).toBe(2);
      expect(tests, `${name} is quiet again`).toMatch(new RegExp(`\\{ eval_time: \\d+m, alertname: ${name} \\}`));
    }
  });
});

const names = await metricNames();
const ours = names.filter((name) => name.startsWith('stepwell_') && !/_(bucket|count|sum)$/.test(name));
