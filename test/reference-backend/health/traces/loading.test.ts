import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findImports, sourceFiles } from '../../../architecture/findImports.ts';

const folder = 'reference-backend/health/traces';
const imports = sourceFiles(['reference-backend']).flatMap(findImports);
const importersOf = (isMeant: (to: string) => boolean) => [
  ...new Set(imports.filter(({ to, typeOnly }) => !typeOnly && isMeant(to)).map(({ from }) => from)),
];

test('without a collector no server loads the code of OpenTelemetry', () => {
  const knowing = importersOf((to) => to.startsWith('@opentelemetry/'));
  expect(knowing).toEqual(['openTraces', 'traceRequests', 'warnOfLoss'].map((name) => `${folder}/${name}.ts`));
  expect(importersOf((to) => knowing.includes(to))).toEqual([`${folder}/openTraces.ts`, `${folder}/traceTo.ts`]);
  const [lead = ''] = /^.*openTraces\.ts'.*$/m.exec(readFileSync(`${folder}/traceTo.ts`, 'utf8')) ?? [];
  expect(lead.trim()).toBe("const { openTraces } = await import('./openTraces.ts');");
});
