import type { MapNode } from './MapGraph.ts';

const kinds: Readonly<Record<MapNode['kind'], string>> = {
  start: '',
  branch: 'Branch: ',
  page: 'Page: ',
  question: 'Question: ',
  end: 'End: ',
};

/** A node in words, with where the answers are. */
export function describeNode({ kind, label, isOnPath, isHere }: MapNode, isUnreachable: boolean): string {
  const now = isHere ? ', now here' : isOnPath ? ', on the way of the answers' : '';
  return `${kinds[kind]}${label}${now}${isUnreachable ? ', can never be reached' : ''}`;
}
