import type { Draft } from './DeskState.ts';

type Drafts = Readonly<Record<string, Draft>>;

/** Keeps drafts through a crash and a reload, for each folder of documents by itself. */
export interface DraftStore {
  readonly read: (folder: string) => Drafts;
  readonly write: (folder: string, drafts: Drafts) => void;
}

/** The browser writes at once, so that not even the last keystroke is lost. Documents hold nothing personal. */
export function keepDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DraftStore {
  const key = (folder: string): string => `stepwell-studio/${folder}`;
  return {
    read: (folder) => {
      const kept: unknown = parse(storage.getItem(key(folder)));
      const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
      return Object.fromEntries(entries.filter((entry): entry is [string, Draft] => isDraft(entry[1])));
    },
    write: (folder, drafts) => {
      if (Object.keys(drafts).length === 0) storage.removeItem(key(folder));
      else storage.setItem(key(folder), JSON.stringify(drafts));
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  (value.base === null || typeof value.base === 'string');
