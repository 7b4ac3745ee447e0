import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widgets } from '#engine/react';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';

test('a form may be asked with all widgets of the engine, and no name is taken twice', () => {
  const names = formWidgets.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(widgets.map(({ name }) => name)));
});

const folder = join(import.meta.dirname, '../../../app/widgets');

test.each(readdirSync(folder).filter((file) => file.endsWith('Widget.tsx')))('%s is in the list', async (file) => {
  const exported = Object.values(await import(join(folder, file)));
  const listed = formWidgets.filter((widget) => exported.includes(widget));
  expect(listed, `app/widgets/formWidgets.ts lists the widget of ${file}`).toHaveLength(1);
});
