import type { Sentences } from '../problems/sentences/sentences.ts';
import type { ProblemCode } from './problemCodes.ts';

/** The name of a sentence of the engine, with what it mentions. Its words are in `@stepwell/engine/problems`. */
export type Sentence = {
  [Name in keyof Sentences]: readonly [name: Name, ...mentions: Parameters<Sentences[Name]>];
}[keyof Sentences];

/** Something that is wrong in a document, for the author who must correct it. It is a value and is never thrown. */
export interface ContentProblem {
  /** The document's name in the catalogue. */
  readonly document: string;
  /** JSON Pointer to the wrong value inside the document; `''` is the whole document. */
  readonly pointer: string;
  readonly code: ProblemCode;
  /** What is wrong and why: a sentence for the author, or one of the engine's, for which `messageOf` has the words. */
  readonly message: string | Sentence;
  /** The names that are allowed here, when a name is wrong. */
  readonly known?: readonly string[];
  /** The name that is written here and not known. `suggestName` finds the known one that was probably meant. */
  readonly written?: string;
  /** For syntax errors, if the loader has `details`: `line` and `column` in the text, counted from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** The place of a part of a document, at which its problems are reported. */
export interface Place {
  readonly document: string;
  readonly pointer: string;
}

/** A compiled value, or all problems that prevent it (at least one). */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };
