import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadServices } from '../../authoring/check/services/readServices.ts';
import type { SaveReply, Workspace } from '../exchange/StudioDocument.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import type { StudioOptions } from './StudioOptions.ts';

const saving = {
  body: {
    type: 'object',
    required: ['path', 'text', 'base'],
    additionalProperties: false,
    properties: {
      path: { type: 'string', maxLength: 300 },
      text: { type: 'string' },
      base: { type: ['string', 'null'], maxLength: 100 },
    },
  },
} as const;

interface Saving {
  readonly path: string;
  readonly text: string;
  readonly base: string | null;
}

/** Reads all documents, and writes one. */
export function serveDocuments(app: FastifyInstance, store: DocumentStore, { root, services }: StudioOptions): void {
  app.get(
    '/api/workspace',
    async (): Promise<Workspace> => ({
      root,
      id: createHash('sha256').update(resolve(root)).digest('base64url').slice(0, 12),
      documents: store.list(),
      services: (await loadServices(services)).map(({ id, name, groupName }) => ({ id, name, category: groupName })),
    }),
  );
  app.put<{ Body: Saving }>('/api/document', { schema: saving }, async ({ body }, reply): Promise<SaveReply> => {
    const saved = await store.save(body.path, body.text, body.base);
    if (saved.kind === 'conflict') reply.code(409);
    return saved;
  });
}
