import { execFileSync } from 'node:child_process';
import type { DocumentFile } from '../../check/read/DocumentFile.ts';

/** More bytes than all documents have. */
const mostBytes = 256 * 1024 * 1024;

/**
 * The documents of a git revision (a branch, a tag, a commit), read without a checkout.
 *
 * @param root folder of the documents, relative to the working directory
 * @throws Error when there is no such revision
 */
export function readRevision(revision: string, root: string): readonly DocumentFile[] {
  const tree = findTree(revision);
  return git('ls-tree', '-r', '-z', '--name-only', tree, '--', root)
    .split('\0')
    .filter((file) => file.toLowerCase().endsWith('.json'))
    .map((file) => ({
      file: `${revision}:${file}`,
      path: file.slice(root.replace(/\/*$/, '/').length),
      text: git('cat-file', 'blob', `${tree}:./${file}`),
    }));
}

/** The id of the revision's tree, which no option of git can be mistaken for. */
function findTree(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`).trim();
  } catch {
    throw new Error(`"${revision}" is neither a folder, nor a git revision, nor an address (https://…).`);
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: mostBytes, stdio: ['ignore', 'pipe', 'ignore'] });
