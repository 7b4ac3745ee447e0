import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { widgets } from '#engine/react';
import { dateOf, datePartsOf } from '../../../../engine/react/widgets/dateParts.ts';
import { formatPhone } from '../../../../engine/react/widgets/formatPhone.ts';
import { formatZip } from '../../../../engine/react/widgets/formatZip.ts';

const settles: Readonly<Record<string, (typed: string) => string | undefined>> = {
  phone: formatPhone,
  zip: formatZip,
  date: (typed) => dateOf(datePartsOf(typed)),
};
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
