import type { MapGraph } from './MapGraph.ts';

/**
 * Where a key leads from a node. Down goes on, along the present answers where they lead on; Up goes back; Left and
 * Right go to the others that follow the same node. Undefined for any other key, and where nothing is there.
 */
export function mapMove(key: string, { nodes, edges }: MapGraph, from: string): string | undefined {
  const preferred = <T extends { readonly isOnPath: boolean }>(ways: readonly T[]): T | undefined =>
    ways.find(({ isOnPath }) => isOnPath) ?? ways[0];
  const before = preferred(edges.filter(({ to }) => to === from))?.from;
  switch (key) {
    case 'ArrowDown':
      return preferred(edges.filter((edge) => edge.from === from))?.to;
    case 'ArrowUp':
      return before;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const siblings = [...new Set(edges.filter((edge) => edge.from === before).map(({ to }) => to))];
      const at = siblings.indexOf(from);
      return siblings[key === 'ArrowRight' ? at + 1 : at - 1];
    }
    case 'Home':
      return nodes[0]?.id;
    case 'End':
      return nodes.at(-1)?.id;
    default:
      return undefined;
  }
}
