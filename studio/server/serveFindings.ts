import type { FastifyInstance } from 'fastify';
import type { Checker, Task } from '../checking/createChecker.ts';
import type { FindingsReply } from '../exchange/Finding.ts';
import type { Drafts } from '../exchange/StudioDocument.ts';
import type { DocumentStore } from './createDocumentStore.ts';

const drafting = {
  body: {
    type: 'object',
    required: ['drafts'],
    additionalProperties: false,
    properties: { drafts: { type: 'object', additionalProperties: { type: 'string' } } },
  },
} as const;

/** Checks and proves the documents as they are edited, saved or not. */
export function serveFindings(app: FastifyInstance, store: DocumentStore, checker: Checker): void {
  const route = (path: string, task: Task) =>
    app.post<{ Body: { readonly drafts: Drafts } }>(
      path,
      { schema: drafting },
      async ({ body }): Promise<FindingsReply> => ({ findings: await checker.run(task, edited(store, body.drafts)) }),
    );
  route('/api/check', 'check');
  route('/api/proof', 'prove');
}

/** The texts of all documents, with the drafts in the place of what is saved. */
export function edited(store: DocumentStore, drafts: Drafts): Drafts {
  const saved = Object.fromEntries(store.list().map(({ path, text }) => [path, text]));
  return { ...saved, ...drafts };
}
