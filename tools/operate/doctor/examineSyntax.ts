import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, note, wrong } from './Finding.ts';

/** What an installation for production can see alone: whether each document is JSON at all. */
export async function examineSyntax(root: string): Promise<Finding> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.json'));
  const broken = await Promise.all(files.map(async (file) => ((await isJson(join(root, file))) ? [] : [file])));
  if (broken.flat().length > 0) return wrong('documents', `Not JSON: ${broken.flat().sort().join(', ')}.`);
  return note(
    'documents',
    'Each is JSON. This installation lacks what else the check needs: npm run content -- check where it was built.',
  );
}

async function isJson(file: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}
