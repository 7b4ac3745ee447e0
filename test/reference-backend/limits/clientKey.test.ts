import { describe, expect, test } from 'vitest';
import { clientKey } from '../../../reference-backend/limits/clientKey.ts';

/** The address of the proxy's own connection. */
const proxy = '10.0.0.1';

describe('one client is', () => {
  test.each([
    ['an IPv4 address, however it is written', '203.0.113.7', '::ffff:203.0.113.7'],
    ['all of a network of 64 bits', '2001:db8:0:1::1', '2001:db8:0:1:ffff:eeee:dddd:cccc'],
    ['a network, however it is written', '2001:DB8::1:0:0:0:1', '2001:0db8:0000:0001:0000:0000:0000:0002'],
    ['an IPv4 address, whatever its port', '203.0.113.7:4711', '203.0.113.7:4712'],
    ['a network, whatever the port', '[2001:db8:0:1::1]:4711', '2001:db8:0:1::2'],
    ['who has no address of its own', 'unknown', '_hidden'],
    ['the proxy itself where that is what is known', 'unknown', '10.0.0.1'],
    ['this machine, on whichever interface', 'fe80::1%eth0', 'fe80::2%eth1'],
  ])('%s', (_what, one, other) => {
    expect(clientKey(one, proxy)).toBe(clientKey(other, proxy));
  });

  test.each([
    ['another address', '203.0.113.7', '203.0.113.8'],
    ['another network', '2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['another network behind the same zeros', '::1', '1::'],
  ])('not %s', (_what, one, other) => {
    expect(clientKey(one, proxy)).not.toBe(clientKey(other, proxy));
  });

  test('never written down as it is', () => {
    expect(clientKey('203.0.113.7', proxy)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
