import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WidgetEntry } from '#engine/react';

/** Brings what is typed into the form in which it is kept, per widget. */
export type Settles = Readonly<Record<string, (typed: string) => string | undefined>>;

/** Holds widgets to what they say that they write. */
export function holdWrittenForms(widgets: readonly WidgetEntry[], settles: Settles): void {
  const rewriting = widgets.flatMap(({ name, writes = [] }) => writes.map((form) => ({ name, ...form })));

  describe('what a widget says that it writes', () => {
    test.each(rewriting)('$name: $example', ({ name, typed, written, example }) => {
      const settle = settles[name];
      const whole = new RegExp(written, 'u');
      expect(example).toMatch(whole);
      expect(settle?.(example)).toBe(example);
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(typed ?? written)), (text) => {
          expect(settle?.(text)).toMatch(whole);
        }),
      );
    });
  });
}
