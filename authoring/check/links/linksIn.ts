import { escapeName } from '#engine';
import { listMembers } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** A link that a guest can follow. */
export interface ContentLink {
  readonly document: string;
  /** JSON Pointer to the address, or to the rich text that has the link. */
  readonly pointer: string;
  readonly href: string;
  /** What the guest reads; undefined where that is a picture. */
  readonly words?: string;
}

/** The links of a document: of its rich texts, and members that are an address, with the label beside them. */
export const linksIn = memoize(
  ({ file: { name: document }, document: value, texts }: ParsedDocument): readonly ContentLink[] => [
    ...texts()
      .filter(({ isRich }) => isRich)
      .flatMap(({ pointer, text }) => linksOfText(text).map((link) => ({ document, pointer, ...link }))),
    ...linksOfMembers(value, '').map((link) => ({ document, ...link })),
  ],
);

const LINK = /<a\b[^>]*\bhref=(["'])(?<href>.*?)\1[^>]*>(?<words>.*?)<\/a>/gis;

const linksOfText = (html: string) =>
  [...html.matchAll(LINK)].flatMap(({ groups: { href = '', words = '' } = {} }) => [
    { href: href.replaceAll('&amp;', '&'), words: words.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ') },
  ]);

function linksOfMembers(value: unknown, pointer: string): readonly Omit<ContentLink, 'document'>[] {
  const members = listMembers(value);
  const words = members.find(([name]) => name === 'label')?.[1];
  return members.flatMap(([name, member]) => {
    const at = `${pointer}/${escapeName(name)}`;
    if (typeof member !== 'string') return linksOfMembers(member, at);
    if (!/^href$|Url$/.test(name)) return [];
    return [{ pointer: at, href: member, ...(typeof words === 'string' && { words }) }];
  });
}
