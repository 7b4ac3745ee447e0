import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { describeNode } from './describeNode.ts';
import type { PlacedEdge, PlacedMap, PlacedNode } from './layoutMap.ts';
import styles from './MapDrawing.module.css';
import type { MapGraph, MapNode } from './MapGraph.ts';
import { mapMove } from './mapMove.ts';

interface MapDrawingProps {
  /** The map as it is now. */
  readonly graph: MapGraph;
  readonly placed: PlacedMap;
  readonly unreachable: ReadonlySet<string>;
  readonly onOpen: (node: MapNode) => void;
}

/** The map as a drawing. Arrow keys go along its ways; Enter opens the place in the document. */
export function MapDrawing({ graph, placed, unreachable, onOpen }: MapDrawingProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [wish, setFocused] = useState<string>();
  const here = graph.nodes.find(({ isHere }) => isHere)?.id ?? graph.nodes[0]?.id;
  const focused = graph.nodes.some(({ id }) => id === wish) ? wish : here;
  useEffect(() => {
    const element = drawing.current?.querySelector('[tabindex="0"]');
    element?.scrollIntoView({ block: 'center', inline: 'center' });
  }, []);
  const now = new Map(graph.nodes.map((node) => [node.id, node]));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || focused === undefined) return;
    const to = mapMove(event.key, graph, focused);
    const node = now.get(focused);
    if (event.key === 'Enter' && node) onOpen(node);
    if (event.key === 'Enter' || event.key.startsWith('Arrow') || to !== undefined) event.preventDefault();
    if (to === undefined) return;
    setFocused(to);
    const element = [...(drawing.current?.querySelectorAll<SVGGElement>('[data-node]') ?? [])].find(
      ({ dataset }) => dataset.node === to,
    );
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
    <section className={styles.scroll} tabIndex={0} aria-label="Drawing">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={drawing}
        role="group"
        aria-label="Map: arrow keys follow its ways, Enter opens the document"
        width={placed.width}
        height={placed.height}
        onKeyDown={onKeyDown}
      >
        {placed.edges.map((edge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: edges have no names and keep their order
          <Edge key={index} edge={{ ...edge, isOnPath: graph.edges[index]?.isOnPath === true }} />
        ))}
        {placed.nodes.map((node) => {
          const current = now.get(node.id) ?? node;
          return (
            <Node
              key={node.id}
              node={{ ...node, ...current }}
              isUnreachable={unreachable.has(node.id)}
              isTabStop={node.id === focused}
              onFocus={() => setFocused(node.id)}
              onOpen={() => onOpen(current)}
            />
          );
        })}
      </svg>
    </section>
  );
}

function Edge({ edge: { points, label, x, y, isOnPath } }: { readonly edge: PlacedEdge }) {
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  const end = points.at(-1);
  return (
    <g className={isOnPath ? styles.taken : styles.way}>
      <path d={line} />
      {end && <path d={`M${end.x - 4} ${end.y - 6}L${end.x} ${end.y}L${end.x + 4} ${end.y - 6}`} />}
      {label !== '' && (
        <text x={x} y={y + 4} textAnchor="middle">
          {label.length > 20 ? `${label.slice(0, 19)}…` : label}
        </text>
      )}
    </g>
  );
}

interface NodeProps {
  readonly node: PlacedNode;
  readonly isUnreachable: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

function Node({ node, isUnreachable, isTabStop, onFocus, onOpen }: NodeProps) {
  const { id, kind, label, x, y, width, height, isOnPath, isHere } = node;
  const state = `${isOnPath ? styles.on : ''} ${isHere ? styles.here : ''} ${isUnreachable ? styles.never : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
    <g
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      data-node={id}
      aria-label={describeNode(node, isUnreachable)}
      className={`${styles.node} ${styles[kind] ?? ''} ${state}`}
      transform={`translate(${x - width / 2} ${y - height / 2})`}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <title>{label}</title>
      <rect
        width={width}
        height={height}
        rx={kind === 'branch' ? 4 : kind === 'page' || kind === 'question' ? 10 : height / 2}
      />
      <foreignObject width={width} height={height}>
        <div className={styles.label}>
          <span>{label}</span>
        </div>
      </foreignObject>
    </g>
  );
}
