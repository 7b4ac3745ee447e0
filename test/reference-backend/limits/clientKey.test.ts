import { describe, expect, test } from 'vitest';
import { clientKey } from '../../../reference-backend/limits/clientKey.ts';

describe('one client is', () => {
  test.each([
    ['an IPv4 address, however it is written', '203.0.113.7', '::ffff:203.0.113.7'],
    ['all of a network of 64 bits', '2001:db8:0:1::1', '2001:db8:0:1:ffff:eeee:dddd:cccc'],
    ['a network, however it is written', '2001:DB8::1:0:0:0:1', '2001:0db8:0000:0001:0000:0000:0000:0002'],
    ['this machine, on whichever interface', 'fe80::1%eth0', 'fe80::2%eth1'],
  ])('%s', (_what, one, other) => {
    expect(clientKey(one)).toBe(clientKey(other));
  });

  test.each([
    ['another address', '203.0.113.7', '203.0.113.8'],
    ['another network', '2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['another network behind the same zeros', '::1', '1::'],
  ])('not %s', (_what, one, other) => {
    expect(clientKey(one)).not.toBe(clientKey(other));
  });

  test('never written down as it is', () => {
    expect(clientKey('203.0.113.7')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
