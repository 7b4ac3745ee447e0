import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizePhone } from '../../../app/widgets/PhoneWidget.tsx';

describe('settlePhone', () => {
  test.each([
    ['5135550142', '(513) 555-0142'],
    ['513-555-0142', '(513) 555-0142'],
    ['513.555.0142', '(513) 555-0142'],
    [' (513) 555-0142 ', '(513) 555-0142'],
    ['+1 513 555 0142', '(513) 555-0142'],
    ['1 (513) 555-0142', '(513) 555-0142'],
    ['\u202a+1 (513)\u00a0555-0142\u202c', '(513) 555-0142'],
    ['\u200b555-0142\ufeff', '555-0142'],
    ['555-0142', '555-0142'],
    ['25135550142', '25135550142'],
    ['1135550142', '1135550142'],
    ['11135550142', '11135550142'],
    ['5135550142 x9', '5135550142 x9'],
    ['', ''],
  ])('%j becomes %j', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept);
  });

  test('is settled after one round', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalizePhone(typed);
        expect(normalizePhone(once)).toBe(once);
      }),
    );
  });

  test('loses no digit of ten', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        expect(normalizePhone(digits).replace(/\D/g, '')).toBe(digits);
      }),
    );
  });
});
