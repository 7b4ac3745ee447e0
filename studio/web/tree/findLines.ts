import type { OutlineNode } from './OutlineNode.ts';

const most = 60;

/** The lines of documents that hold a text, as a group of the tree; none for a text of fewer than three letters. */
export function findLines(texts: ReadonlyMap<string, string>, wanted: string): readonly OutlineNode[] {
  const sought = wanted.trim().toLowerCase();
  if (sought.length < 3) return [];
  const found: OutlineNode[] = [];
  for (const [path, text] of texts) {
    if (found.length >= most || !text.toLowerCase().includes(sought)) continue;
    text.split('\n').forEach((line, index) => {
      if (found.length < most && line.toLowerCase().includes(sought))
        found.push({
          key: `line:${path}:${index}`,
          kind: 'line',
          label: line.trim().slice(0, 120),
          detail: `${path.slice(path.lastIndexOf('/') + 1)}:${index + 1}`,
          path,
          pointer: `:${index + 1}`,
          children: [],
        });
    });
  }
  return found.length === 0 ? [] : [{ key: 'lines', kind: 'group', label: 'Lines with this text', children: found }];
}
