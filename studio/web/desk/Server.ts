import type { Finding } from '../../exchange/Finding.ts';
import type { DiskEvent, Drafts, SaveReply, Workspace } from '../../exchange/StudioDocument.ts';

/** The studio's server, as the page sees it. A call that fails rejects. */
export interface Server {
  readonly workspace: () => Promise<Workspace>;
  readonly save: (path: string, text: string, base: string | null) => Promise<SaveReply>;
  readonly check: (drafts: Drafts) => Promise<readonly Finding[]>;
  readonly prove: (drafts: Drafts) => Promise<readonly Finding[]>;
  /** The names that are known where the text of a document has the name that nobody has. */
  readonly names: (path: string, drafts: Drafts) => Promise<readonly string[]>;
  /** `connected` is called whenever the connection comes or goes. */
  readonly listen: (onEvent: (event: DiskEvent) => void, connected: (isConnected: boolean) => void) => void;
}
