import { createHash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

/** An IPv4 address inside of an IPv6 one. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** How many of the eight groups of an IPv6 address identify the network; a household chooses the others freely. */
const NETWORK_GROUPS = 4;

/** The first 64 bits of an IPv6 address, such as '2001:db8:0:1'. */
function formatNetwork(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = address.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? [])];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
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

/**
 * A hash that is the same for everything from one client: of its IPv4 address, or of the network of its IPv6 address.
 * @param forwarded the client's address as the trusted proxy gives it
 * @param socket the socket's address, which is used where `forwarded` has none
 */
export function clientKey(forwarded: string, socket: string | undefined): string {
  const address = addressIn(forwarded) ?? addressIn(socket ?? '') ?? '';
  const client = isIPv6(address) ? formatNetwork(address) : address;
  return createHash('sha256').update(`client ${client}`).digest('base64url');
}
