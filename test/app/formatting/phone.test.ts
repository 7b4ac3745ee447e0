import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneHref } from '../../../app/formatting/phone.ts';

describe('formatPhone', () => {
  it.each([
    ['5135550113', '513-555-0113'],
    ['(513) 555-0113', '513-555-0113'],
    ['+1 513.555.0113', '513-555-0113'],
    ['15135550113', '513-555-0113'],
    ['555-0113', '555-0113'],
    ['', ''],
  ])('%j is %j', (phone, expected) => {
    expect(formatPhone(phone)).toBe(expected);
  });

  it('keeps the last ten digits, whatever stands between them, and changes nothing the second time', () => {
    const digits = fc.stringMatching(/^\d{10,15}$/);
    const separator = fc.constantFrom('', ' ', '-', '.', ') ');
    fc.assert(
      fc.property(digits, separator, (number, between) => {
        const formatted = formatPhone([...number].join(between));
        expect(formatted).toMatch(/^\d{3}-\d{3}-\d{4}$/);
        expect(formatted.replaceAll('-', '')).toBe(number.slice(-10));
        expect(formatPhone(formatted)).toBe(formatted);
      }),
    );
  });
});

describe('phoneHref', () => {
  it('dials in the United States', () => {
    expect(phoneHref('(888) 852-2567')).toBe('tel:+1-888-852-2567');
  });
});
