import type { ContentProblem } from '../errors/ContentProblem.ts';
import { type Sentences, sentences } from './sentences/sentences.ts';

type Mentions<Name extends keyof Sentences> = Parameters<Sentences[Name]>;

const byName: { readonly [Name in keyof Sentences]: (...mentions: Mentions<Name>) => string } = sentences;

const word = <Name extends keyof Sentences>([name, ...mentions]: readonly [Name, ...Mentions<Name>]): string =>
  byName[name](...mentions);

/** What is wrong, in a sentence for the author. */
export const messageOf = ({ message }: Pick<ContentProblem, 'message'>): string =>
  typeof message === 'string' ? message : word(message);
