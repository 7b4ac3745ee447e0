import { expect, it } from 'vitest';
import { EngineError } from '#engine';
import { findWidget } from '../../../../engine/react/widgets/widgets.ts';

it('tells a form without widgets that it has none', () => {
  const message = "No widget 'text': no widgets were given to the form.";
  expect(() => findWidget([], 'text')).toThrow(new EngineError(message));
});
