import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientAt, isWithin } from '../../../reference-backend/limits/clientAt.ts';

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
    expect(clientAt(one, proxy).client).toBe(clientAt(other, proxy).client);
  });

  test.each([
    ['another address', '203.0.113.7', '203.0.113.8'],
    ['another network', '2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['another network behind the same zeros', '::1', '1::'],
  ])('not %s', (_what, one, other) => {
    expect(clientAt(one, proxy).client).not.toBe(clientAt(other, proxy).client);
  });

  test('is never stored in plain text', () => {
    expect(clientAt('203.0.113.7', proxy).client).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

describe('the wider networks of an IPv6 address', () => {
  const shared = (one: string, other: string): readonly boolean[] => {
    const { networks } = clientAt(other, proxy);
    return clientAt(one, proxy).networks.map((network, index) => network === networks[index]);
  };
  test.each([
    ['of 56 and of 48 bits', '2001:db8:0:1::1', '2001:db8:0:2::1', [true, true]],
    ['of 48 bits alone', '2001:db8:0:1::1', '2001:db8:0:100::1', [false, true]],
    ['none', '2001:db8:0:1::1', '2001:db8:1:1::1', [false, false]],
  ])('that two clients share: %s', (_which, one, other, expected) => {
    expect(shared(one, other)).toEqual(expected);
  });

  test('an IPv4 address has none', () => {
    expect(clientAt('203.0.113.7', proxy).networks).toEqual([]);
  });
});

test.each([
  ['203.0.113.9', true],
  ['::ffff:203.0.113.9', true],
  ['203.0.114.9', false],
  ['2001:db8:5::1', true],
  ['2001:db9::1', false],
  ['unknown', false],
])('%s is within the networks: %s', (address, expected) => {
  const networks = new BlockList();
  networks.addSubnet('203.0.113.0', 24, 'ipv4');
  networks.addSubnet('2001:db8::', 32, 'ipv6');
  expect(isWithin(networks, address, proxy)).toBe(expected);
});
