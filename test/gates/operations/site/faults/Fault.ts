import type { Site } from '../openSite.ts';

/** Something that goes wrong on purpose, while guests book. */
export interface Fault {
  readonly name: string;
  /** Does it, leaves it so for a while, and does what an operator or a supervisor does about it. */
  readonly strike: (site: Site) => Promise<void>;
  /** Whether guests can search all the while: then no search may fail. */
  readonly searchesGoOn?: true;
  /** Mails that may come twice, with one Message-ID: those that a killed process was sending. */
  readonly mailsTwice?: number;
}
