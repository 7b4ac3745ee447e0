import type { Content } from './openContent.ts';

/**
 * The address of an image that a document names: by its name in the content, or by an address on this site or on the
 * deployment's image host. Undefined for an image from anywhere else, which is not shown.
 *
 * @param here the address of the page
 */
export function ownImage(named: string, { imageUrl }: Pick<Content, 'imageUrl'>, here: string): string | undefined {
  if (!named.includes('/')) return imageUrl(named);
  const address = URL.canParse(named, here) ? new URL(named, here) : undefined;
  const hosts = [here, imageUrl('')].map((own) => new URL(own, here).origin);
  return address && hosts.includes(address.origin) ? address.href : undefined;
}
