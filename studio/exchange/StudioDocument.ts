/** One document as it is on disk. */
export interface StudioDocument {
  /** Path below the folder of the documents, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Changes whenever the text does. A save names the one that it was made from. */
  readonly hash: string;
}

/** All that the page needs to begin. */
export interface Workspace {
  /** The folder of the documents, as the author named it. */
  readonly root: string;
  /** Names the folder in the browser's storage, where drafts are kept. */
  readonly id: string;
  readonly documents: readonly StudioDocument[];
  readonly services: readonly StudioService[];
}

/** A service that the live page can be shown for. */
export interface StudioService {
  readonly id: number;
  readonly name: string;
  readonly category: string;
}

/** Texts that are not saved yet, by path. */
export type Drafts = Readonly<Record<string, string>>;

/** What a save came to. */
export type SaveReply =
  | { readonly kind: 'saved'; readonly hash: string }
  /** The file was changed since it was read; undefined when it was deleted. */
  | { readonly kind: 'conflict'; readonly current: StudioDocument | undefined };

/** What has happened on disk. */
export type DiskEvent =
  | { readonly kind: 'changed'; readonly document: StudioDocument }
  | { readonly kind: 'removed'; readonly path: string };
