import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { startBackend, type TestBackend } from './TestBackend.ts';

/** A backend that serves an app and documents from a folder of its own. */
export interface Served {
  readonly backend: TestBackend;
  /** The path on disk of a document that the backend serves. */
  readonly document: string;
  /** Sends bytes that a browser would never send, and returns the answer. */
  readonly raw: (bytes: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const page =
  '<meta name="stepwell-configuration" content=""><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__">';

function writeFiles(folder: string) {
  const appDirectory = join(folder, 'app');
  const contentDirectory = join(folder, 'objects');
  const document = join(contentDirectory, 'notes-data/1.0.0/scheduler/notes-data.json');

  mkdirSync(join(appDirectory, 'assets'), { recursive: true });
  mkdirSync(join(contentDirectory, 'notes-data/1.0.0/scheduler'), { recursive: true });
  writeFileSync(join(appDirectory, 'index.html'), page);
  writeFileSync(join(appDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(appDirectory, 'assets/index-abc123.js'), 'export {};');
  writeFileSync(document, '{ "reasons": [] }');
  writeFileSync(join(contentDirectory, 'notes.txt'), 'not a document');
  writeFileSync(join(folder, 'secret.json'), '{"secret":true}');
  return { appDirectory, contentDirectory, document };
}

const send = (url: string, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });

export async function startServed(options: Partial<Configuration> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
  const { document, ...directories } = writeFiles(folder);
  const backend = await startBackend({ ...directories, ...options });
  return {
    backend,
    document,
    raw: (bytes) => send(backend.url, bytes),
    close: async () => {
      await backend.close();
      rmSync(folder, { recursive: true });
    },
  };
}
