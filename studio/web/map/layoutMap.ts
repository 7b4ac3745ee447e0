import { graphlib, layout } from '@dagrejs/dagre';
import type { MapEdge, MapGraph, MapNode } from './MapGraph.ts';

export interface PlacedNode extends MapNode {
  /** Its middle, and its size, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedEdge extends MapEdge {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** The middle of its label. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedMap {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
}

const nodeWidth = 190;
const lineHeight = 17;
/** About as many letters as stand in a line of a node. */
const lettersInLine = 25;
const mostLines = 4;

/** Places a map from top to bottom, so that ways cross as little as can be. */
export function layoutMap({ nodes, edges }: MapGraph): PlacedMap {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 26, edgesep: 12, marginx: 12, marginy: 12 });
  for (const node of nodes) graph.setNode(node.id, { width: nodeWidth, height: heightOf(node) });
  edges.forEach(({ from, to, label }, index) => {
    const size = label === '' ? { width: 0, height: 0 } : { width: Math.min(label.length * 6.5, 130), height: 16 };
    graph.setEdge(from, to, { ...size, labelpos: 'c' }, String(index));
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    nodes: nodes.map((node) => {
      const { x = 0, y = 0 } = graph.node(node.id);
      return { ...node, x, y, width: nodeWidth, height: heightOf(node) };
    }),
    edges: edges.map((edge, index) => {
      const { points = [], x = 0, y = 0 } = graph.edge(edge.from, edge.to, String(index));
      return { ...edge, points, x, y };
    }),
  };
}

const heightOf = ({ label }: MapNode): number =>
  Math.min(Math.ceil(label.length / lettersInLine), mostLines) * lineHeight + 18;
