import type { ContentProblem } from '../errors/ContentProblem.ts';
import { EngineError } from '../errors/EngineError.ts';
import type { ContentResult } from './ContentResult.ts';
import type { ContentSource } from './ContentSource.ts';
import type { DocumentEntry } from './DocumentEntry.ts';

export interface ContentBudgets {
  readonly bytes: number;
  readonly depth: number;
  readonly nodes: number;
}

export interface ContentLoaderOptions {
  readonly sources: readonly ContentSource[];
  /** Finds the catalogue's line for a document that another one transcludes. */
  readonly find?: (name: string) => DocumentEntry<unknown, unknown> | undefined;
  readonly budgets?: Partial<ContentBudgets>;
  /** Told of every problem of every copy, also of those that a good copy stands in for. */
  readonly onProblem?: (problem: ContentProblem) => void;
}

export interface ContentLoader {
  /** The first good copy in the order of the entry's sources. Cached per entry; never rejects. */
  load<T, U>(entry: DocumentEntry<T, U>, signal?: AbortSignal): Promise<ContentResult<U>>;
  /** The next copy after the one from `source`: for a document that is sound by itself but not with the others. */
  fallback<T, U>(entry: DocumentEntry<T, U>, source: string, signal?: AbortSignal): Promise<ContentResult<U>>;
  /** Forgets the cached reply, so that the next `load` asks again; the last good copy is kept to fall back on. */
  refresh(entry: DocumentEntry<unknown, unknown>): void;
}

export function createContentLoader(_options: ContentLoaderOptions): ContentLoader {
  throw new EngineError('not ready');
}
