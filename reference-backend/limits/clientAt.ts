import { createHash } from 'node:crypto';
import { type BlockList, isIP, isIPv6 } from 'node:net';

/** An IPv4 address inside of an IPv6 one. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The bits of an IPv6 address that a household cannot choose freely, as providers give networks of 64 bits at least. */
const CLIENT_BITS = 64;

/** The bits of wider networks, which a household or a company may have, from which it can choose many clients. */
const NETWORK_BITS = [56, 48] as const;

/** The first bits of an IPv6 address, as '2001:0db8:0000:0001' for 64. */
function formatNetwork(address: string, bits: number): string {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = address.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? [])];
  const digits = groups.map((group) => group.padStart(4, '0').toLowerCase()).join('');
  return digits.slice(0, bits / 4);
}

/** '203.0.113.7:4711' or '[2001:db8::1]:4711': some proxies add the port, which differs for each connection. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

/** The address without its port; undefined where the text is no address. */
function addressIn(text: string): string | undefined {
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  const [bare = ''] = (six ?? four ?? text).split('%');
  const address = MAPPED.exec(bare)?.[1] ?? bare;
  return isIP(address) ? address : undefined;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Who sends a request, as hashes. */
export interface Client {
  /** The same for everything from one IPv4 address, or from one network of 64 bits. */
  readonly client: string;
  /** Of an IPv6 address: the networks of 56 and of 48 bits that the client is in. */
  readonly networks: readonly string[];
}

/**
 * @param forwarded the client's address as the trusted proxy gives it
 * @param socket the socket's address, which is used where `forwarded` has none
 */
export function clientAt(forwarded: string, socket: string | undefined): Client {
  const address = findAddress(forwarded, socket);
  if (!isIPv6(address)) return { client: hash(`client ${address}`), networks: [] };
  return {
    client: hash(`client ${formatNetwork(address, CLIENT_BITS)}`),
    networks: NETWORK_BITS.map((bits) => hash(`network ${formatNetwork(address, bits)}`)),
  };
}

/** Whether the address is in one of the networks. */
export const isWithin = (networks: BlockList, forwarded: string, socket: string | undefined): boolean => {
  const address = findAddress(forwarded, socket);
  return isIP(address) !== 0 && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

const findAddress = (forwarded: string, socket: string | undefined): string =>
  addressIn(forwarded) ?? addressIn(socket ?? '') ?? '';
