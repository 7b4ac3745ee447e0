import { askingSentences } from './askingSentences.ts';
import { documentSentences } from './documentSentences.ts';
import { fieldSentences } from './fieldSentences.ts';
import { ruleSentences } from './ruleSentences.ts';

export type Sentences = typeof documentSentences &
  typeof ruleSentences &
  typeof fieldSentences &
  typeof askingSentences;

/**
 * The sentences of what the compilers find, with what each mentions as its parameters. A sentence is named after its
 * code and, where a code has several, by one word more. Compilers import the type alone, so that guests load no words.
 */
export const sentences: Sentences = {
  ...documentSentences,
  ...ruleSentences,
  ...fieldSentences,
  ...askingSentences,
};
