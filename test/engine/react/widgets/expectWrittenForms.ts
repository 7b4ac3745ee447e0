import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WidgetEntry } from '#engine/react';

/** For each widget, converts typed text to the form in which it is stored. */
export type Normalizers = Readonly<Record<string, (typed: string) => string | undefined>>;

/** Tests that widgets write the forms that they declare. */
export function expectWrittenForms(widgets: readonly WidgetEntry[], normalizers: Normalizers): void {
  const rewriting = widgets.flatMap(({ name, writes = [] }) => writes.map((form) => ({ name, ...form })));

  describe('what a widget says that it writes', () => {
    test.each(rewriting)('$name: $example', ({ name, typed, written, example }) => {
      const normalize = normalizers[name];
      expect(normalize, `the normalizer of "${name}" stands in the writtenForms.test.ts beside`).toBeDefined();
      const whole = new RegExp(written, 'u');
      expect(example).toMatch(whole);
      expect(normalize?.(example)).toBe(example);
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(typed ?? written)), (text) => {
          expect(normalize?.(text)).toMatch(whole);
        }),
      );
    });
  });
}
