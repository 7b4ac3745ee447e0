import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widgets } from '#engine/react';
import { widgetTable } from './widgetTable.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../../engine/README.md'), 'utf8');
const [, section = ''] = readme.split('\n## Widgets\n');
const [, ...rows] = (section.split('\n| ---')[1] ?? '').split('\n\n')[0]?.split('\n') ?? [];

test('the README of the engine tells each widget as its entry has it', () => {
  expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual(widgetTable(widgets));
});
