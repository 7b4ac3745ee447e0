import type { Place } from '#engine';
import type { MapEdge, MapGraph, MapNode } from './MapGraph.ts';

/** A way out of a node that leads nowhere yet. */
interface Exit {
  readonly from: string;
  readonly label: string;
  readonly isTaken: boolean;
}

export interface BranchOptions {
  readonly id: string;
  /** The condition in words. */
  readonly label: string;
  readonly place: Place | undefined;
  /** What the way through `body`, and the way past it, are called. */
  readonly into: string;
  readonly past: string;
  /** Whether the present answers lead into the body, or past it; neither before they come to the branch. */
  readonly goes: 'into' | 'past' | undefined;
}

/** Builds a map in the order in which things are asked: each node follows all ways that lead nowhere yet. */
export interface Trail {
  readonly add: (node: MapNode) => void;
  readonly branch: (options: BranchOptions, body: () => void) => void;
  /** Gives the last node these ways out, instead of the one that leads on. */
  readonly part: (exits: readonly Omit<Exit, 'from'>[]) => void;
  /** A way from the last node to an end. Ends of one label are the same. */
  readonly leave: (end: string, exit: Omit<Exit, 'from'>) => void;
  readonly finish: (end: string, isReached: boolean) => void;
  readonly graph: () => MapGraph;
}

export function createTrail(): Trail {
  const start: MapNode = { id: '^', kind: 'start', label: 'Start', isOnPath: true, isHere: false };
  const nodes = new Map<string, MapNode>([[start.id, start]]);
  const edges: MapEdge[] = [];
  let last = start.id;
  let exits: readonly Exit[] = [{ from: start.id, label: '', isTaken: true }];

  const connect = (to: string, isOnPath: boolean, ways: readonly Exit[]): void => {
    for (const { from, label, isTaken } of ways) edges.push({ from, to, label, isOnPath: isOnPath && isTaken });
  };
  const add = (node: MapNode): void => {
    nodes.set(node.id, node);
    connect(node.id, node.isOnPath, exits);
    last = node.id;
    exits = [{ from: node.id, label: '', isTaken: node.isOnPath }];
  };
  const endNode = (label: string, isReached: boolean): string => {
    const id = `$${label}`;
    const isOnPath = isReached || nodes.get(id)?.isOnPath === true;
    nodes.set(id, { id, kind: 'end', label, isOnPath, isHere: isOnPath });
    return id;
  };
  return {
    add,
    branch: ({ id, label, place, into, past, goes }, body) => {
      add({ id, kind: 'branch', label, ...place, isOnPath: goes !== undefined, isHere: false });
      exits = [{ from: id, label: into, isTaken: goes === 'into' }];
      body();
      exits = [...exits, { from: id, label: past, isTaken: goes === 'past' }];
    },
    part: (ways) => {
      exits = ways.map((way) => ({ from: last, ...way }));
    },
    leave: (end, way) => connect(endNode(end, way.isTaken), way.isTaken, [{ from: last, ...way }]),
    finish: (end, isReached) => {
      if (exits.length === 0) return;
      connect(endNode(end, isReached), isReached, exits);
      exits = [];
    },
    graph: () => ({ nodes: [...nodes.values()], edges }),
  };
}
