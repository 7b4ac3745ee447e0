import { expect, test } from 'vitest';
import { widgets } from '#engine/react';
import { formWidgets } from '../../../app/widgets/index.ts';

test('a form may be asked with all widgets of the engine, and no name is taken twice', () => {
  const names = formWidgets.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(widgets.map(({ name }) => name)));
});
