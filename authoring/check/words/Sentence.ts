import { memoize } from '../../memoize.ts';
import type { ContentText } from '../texts/ContentText.ts';

/** A sentence that guests read, with the numbers in it. */
export interface Sentence {
  readonly document: string;
  readonly pointer: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: readonly string[];
}

/** The sentences of a text, without its markup. */
export const sentencesOf = (document: string, text: SaidAt): readonly Sentence[] =>
  sentencesIn(text).map((sentence) => ({ ...sentence, document }));

type SaidAt = Pick<ContentText, 'pointer' | 'text'>;

const sentencesIn = memoize(({ pointer, text }: SaidAt): readonly Omit<Sentence, 'document'>[] =>
  text
    .split(/<\/?(?:p|li|ul|ol|h\d)>|(?<=[.!?])(?<!\b[ap]\.m\.)\s/i)
    .map((each) => each.replaceAll(/<[^>]*>/g, ''))
    .map((each) => ({
      pointer,
      text: each,
      words: new Set(each.toLowerCase().match(/\p{L}+/gu)),
      numbers: each.match(/\d+/g) ?? [],
    })),
);
