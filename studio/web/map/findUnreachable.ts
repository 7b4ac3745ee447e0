import { parseTree } from 'jsonc-parser';
import type { Finding } from '../../exchange/Finding.ts';
import { nearestNode } from '../json/pointer.ts';
import type { MapNode } from './MapGraph.ts';

/** The codes of the proof for what nobody comes to. */
const codes: readonly string[] = ['never-on-path', 'never-asked'];

/** The nodes that nobody comes to, as the proof has found. `textOf` gives the path and text of a node's document. */
export function findUnreachable(
  nodes: readonly MapNode[],
  findings: readonly Finding[],
  textOf: (document: string) => { readonly path: string; readonly text: string } | undefined,
): ReadonlySet<string> {
  const found = findings.filter(({ code }) => codes.includes(code));
  return new Set(
    nodes
      .filter(({ kind, document, pointer }) => {
        if (document === undefined || pointer === undefined || kind === 'branch' || found.length === 0) return false;
        const source = textOf(document);
        const root = source && parseTree(source.text);
        if (source === undefined || root === undefined) return false;
        const { offset, length } = nearestNode(root, pointer);
        const lineAt = (end: number) => source.text.slice(0, end).split('\n').length;
        const [first, last] = [lineAt(offset), lineAt(offset + length)];
        return found.some(({ file, line }) => file === source.path && line >= first && line <= last);
      })
      .map(({ id }) => id),
  );
}
