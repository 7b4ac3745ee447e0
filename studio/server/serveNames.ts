import type { FastifyInstance } from 'fastify';
import type { Checker } from '../checking/createChecker.ts';
import { type NamesReply, nobodysName } from '../exchange/Names.ts';
import type { Drafts } from '../exchange/StudioDocument.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import { edited } from './serveFindings.ts';

const asking = {
  body: {
    type: 'object',
    required: ['path', 'drafts'],
    additionalProperties: false,
    properties: {
      path: { type: 'string', maxLength: 300 },
      drafts: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
} as const;

interface Asked {
  readonly path: string;
  readonly drafts: Drafts;
}

/** Tells which names are known at a place: those that the check lists for the name that nobody has. */
export function serveNames(app: FastifyInstance, store: DocumentStore, checker: Checker): void {
  app.post<{ Body: Asked }>('/api/names', { schema: asking }, async ({ body }): Promise<NamesReply> => {
    const texts = Object.entries(edited(store, body.drafts)).filter(([path]) => bears(path, body.path));
    const findings = await checker.run('check', Object.fromEntries(texts));
    const known = findings.flatMap(({ file, message, known: names = [] }) =>
      file === body.path && message.includes(nobodysName) ? names : [],
    );
    return { names: [...new Set(known)] };
  });
}

/** Kinds of documents that say nothing of others, and so nothing of their names. The check is faster without them. */
const apart: readonly string[] = ['textcollection', 'page', 'site-frame'];

const bears = (path: string, asked: string): boolean =>
  path === asked || asked.startsWith('scheduler-config') || !apart.some((kind) => path.startsWith(`${kind}/`));
