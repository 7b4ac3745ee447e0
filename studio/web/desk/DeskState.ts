import type { JSONPath } from 'jsonc-parser';
import type { Finding } from '../../exchange/Finding.ts';
import type { StudioDocument, StudioService } from '../../exchange/StudioDocument.ts';

/** A text that is not saved. */
export interface Draft {
  readonly text: string;
  /** Hash of the file that it was made from; null for a document that is new. */
  readonly base: string | null;
}

/** Where the author is sent in a document: a JSON Pointer, or a line and column. */
export interface Aim {
  readonly path: string;
  readonly at: string | { readonly line: number; readonly column: number };
}

/** The member or entry in which the caret stands. */
export interface Caret {
  readonly path: string;
  readonly at: JSONPath;
}

export type FindingsPhase = 'waiting' | 'working' | 'done' | 'failed';

export interface Findings {
  readonly phase: FindingsPhase;
  readonly list: readonly Finding[];
}

/** All that the studio knows. Read-only. */
export interface DeskState {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly root: string;
  readonly services: readonly StudioService[];
  /** What is on disk, by path. */
  readonly saved: Readonly<Record<string, StudioDocument>>;
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Path of the document in the editor. */
  readonly open: string | undefined;
  /** A new object whenever the author is sent somewhere. */
  readonly aim: Aim | undefined;
  /** Where the caret stands in the open document. */
  readonly caret: Caret | undefined;
  readonly check: Findings;
  readonly proof: Findings;
  readonly isConnected: boolean;
  /** Why the last save came to nothing. */
  readonly failure: string | undefined;
}

const nothingFound: Findings = { phase: 'waiting', list: [] };

export const emptyDesk: DeskState = {
  phase: 'loading',
  root: '',
  services: [],
  saved: {},
  drafts: {},
  open: undefined,
  aim: undefined,
  caret: undefined,
  check: nothingFound,
  proof: nothingFound,
  isConnected: true,
  failure: undefined,
};

/** The text of a document as it is edited. */
export const textOf = ({ drafts, saved }: DeskState, path: string): string | undefined =>
  drafts[path]?.text ?? saved[path]?.text;

/** The texts of all documents as they are edited, by path. */
export const allTexts = ({ drafts, saved }: DeskState): ReadonlyMap<string, string> =>
  new Map([
    ...Object.values(saved).map(({ path, text }) => [path, text] as const),
    ...Object.entries(drafts).map(([path, { text }]) => [path, text] as const),
  ]);

/** Whether the file is no longer the one that the draft was made from. */
export const isConflict = ({ drafts, saved }: DeskState, path: string): boolean => {
  const draft = drafts[path];
  return draft !== undefined && draft.base !== (saved[path]?.hash ?? null);
};

/** The state after a text was edited: a text that is like the file is no draft. */
export function withText(state: DeskState, path: string, text: string): DeskState {
  const before = state.drafts[path];
  const saved = state.saved[path];
  const base = before ? before.base : (saved?.hash ?? null);
  if (saved?.text === text) return { ...state, drafts: without(state.drafts, path) };
  return { ...state, drafts: { ...state.drafts, [path]: { text, base } } };
}

/** The state after a document was read anew from disk; undefined when it is no longer there. */
export function withSaved(state: DeskState, path: string, document: StudioDocument | undefined): DeskState {
  const saved = document ? { ...state.saved, [path]: document } : without(state.saved, path);
  const isSame = document !== undefined && state.drafts[path]?.text === document.text;
  return { ...state, saved, drafts: isSame ? without(state.drafts, path) : state.drafts };
}

export const without = <T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
