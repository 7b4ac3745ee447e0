import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { createFileReader, type ReadText } from '../../content/createFileReader.ts';
import { hashDocuments } from '../../content/hashDocuments.ts';
import type { BrokenDocument, NoteReplaced, ShownCopy } from '../../content/noteReplaced.ts';

export interface MeasuredDocuments {
  /** Notes a document that cannot be used, as often as somebody meets it. */
  readonly met: NoteReplaced;
  /** Reads which documents are there, and forgets broken ones that have been edited since: still broken, they are met again. Never fails. */
  readonly measure: () => Promise<void>;
}

/**
 * Registers which documents this process serves, and which are broken now, among those that it reads itself.
 * @param folder of the content API
 */
export function measureDocuments(
  registry: Registry,
  folder: string,
  read: ReadText = createFileReader().readText,
  readHash: () => Promise<string> = hashDocuments(folder),
): MeasuredDocuments {
  const served = new Gauge({
    name: 'stepwell_documents_info',
    help: 'The documents that this process serves, by a short hash of all of them. Always 1.',
    labelNames: ['hash'] as const,
    registers: [registry],
  });
  const gauge = new Gauge({
    name: 'stepwell_documents_broken',
    help: 'Documents that are broken now, with the copy that guests see in their place.',
    labelNames: ['document', 'code', 'shown'] as const,
    registers: [registry],
  });
  const broken = new Map<string, readonly [BrokenDocument, ShownCopy]>();
  return {
    met: (document, shown) => void broken.set(`${document.path} ${shown}`, [document, shown]),
    measure: async () => {
      for (const [key, [{ path, text }]] of broken)
        if (((await read(join(folder, path))) ?? '') !== text) broken.delete(key);
      gauge.reset();
      for (const [{ path, code }, shown] of broken.values()) gauge.set({ document: path, code, shown }, 1);
      const hash = await readHash().catch(() => undefined);
      served.reset();
      if (hash !== undefined) served.set({ hash }, 1);
    },
  };
}
