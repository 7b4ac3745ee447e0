import { describe, expect, test } from 'vitest';
import { CookieJar } from '../../../contract/exchange/CookieJar.ts';

const now = new Date('2027-03-01T12:00:00Z');

const jarWith = (...lines: readonly string[]) => {
  const jar = new CookieJar();
  for (const line of lines) jar.take([line], now);
  return (url: string) => jar.headerFor(new URL(url));
};

describe('cookies are kept as a browser keeps them', () => {
  test('sent back, all that fit', () => {
    const header = jarWith('guest=a=b; Path=/; HttpOnly', 'lang=en');
    expect(header('https://example.com/x')).toBe('guest=a=b; lang=en');
  });

  test('the latest value counts, and an ended one none', () => {
    expect(jarWith('guest=a', 'guest=b')('https://example.com/')).toBe('guest=b');
    expect(jarWith('guest=a', 'guest=; Max-Age=0')('https://example.com/')).toBeUndefined();
    expect(jarWith('guest=a; Expires=Mon, 01 Mar 2027 11:59:59 GMT')('https://example.com/')).toBeUndefined();
    expect(jarWith('guest=a; Expires=Mon, 01 Mar 2027 12:00:01 GMT')('https://example.com/')).toBe('guest=a');
  });

  test('only below their path', () => {
    const header = jarWith('guest=a; Path=/api');
    expect(header('https://example.com/api/v1')).toBe('guest=a');
    expect(header('https://example.com/apis')).toBeUndefined();
  });

  test('secure ones only by https', () => {
    const header = jarWith('guest=a; Secure');
    expect([header('https://example.com/'), header('http://example.com/')]).toEqual(['guest=a', undefined]);
  });

  test('what is none is not taken', () => {
    expect(jarWith('nonsense', '=x', '')('https://example.com/')).toBeUndefined();
  });
});
