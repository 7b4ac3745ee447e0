import { readFileSync } from 'node:fs';
import type { ContentSource } from '#engine';
import { catalogue } from '../../../app/content/catalogue.ts';
import { contentSources } from '../../../app/content/contentSources.ts';
import { sourceIds } from '../../../app/content/DocumentKind.ts';
import { checkDeployment } from '../../../schemas/generated/api/deployment/reply.js';
import type { DocumentFile } from '../../check/read/DocumentFile.ts';
import { pathsNamedIn } from './pathsNamedIn.ts';

const shippedDeployment = 'content-fixtures/deployment.json';
/** Where the app finds the content API of a server whose address has no path. */
const usualPath = '/content/v2/objects';

/**
 * The documents of a server, read as the app reads them. A server does not list its documents, so it is asked for each
 * that the catalogue has, for the `known` ones, and for those that its documents name.
 *
 * @param address of the server, or of its content API
 * @throws Error when it does not answer, or answers otherwise than with a document or that there is none
 */
export async function readServer(address: string, known: readonly string[]): Promise<readonly DocumentFile[]> {
  const root = findRoot(address);
  const source = openServer(root);
  const found = new Map<string, DocumentFile>();
  const asked = new Set<string>();
  const single = catalogue.flatMap(({ path }) => (path.includes('{id}') ? [] : [path]));
  let next: readonly string[] = [...single, ...known];
  while (next.length > 0) {
    for (const path of next) asked.add(path);
    const replies = await Promise.all(next.map((path) => readDocument(source, root, path)));
    const files = replies.flatMap((file) => file ?? []);
    for (const file of files) found.set(file.path, file);
    next = [...new Set(files.flatMap(({ text }) => pathsNamedIn(text)))].filter((path) => !asked.has(path));
  }
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

function findRoot(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname === '/' ? usualPath : pathname.replace(/\/+$/, ''));
}

/** The content API with the headers and the patience of the app. */
function openServer(root: string): ContentSource {
  const deployment: unknown = JSON.parse(readFileSync(shippedDeployment, 'utf8'));
  if (!checkDeployment(deployment)) throw new Error(`${shippedDeployment} is not a deployment.`);
  const served = { ...deployment, contentBaseUrls: { ...deployment.contentBaseUrls, api: root } };
  const source = contentSources(served, fetch).find(({ id }) => id === sourceIds.api);
  if (source === undefined) throw new Error('The app reads no content API.');
  return source;
}

async function readDocument(source: ContentSource, root: string, path: string): Promise<DocumentFile | undefined> {
  const file = `${root}/${path}`;
  const reply = await source.fetch(path, new AbortController().signal).catch((error: unknown) => {
    throw new Error(`${file} did not answer (${error instanceof Error ? error.message : error}).`);
  });
  if (reply.ok) return { file, path, text: reply.text };
  if (reply.status === 404) return undefined;
  throw new Error(`${file} answers with the status ${reply.status}.`);
}
