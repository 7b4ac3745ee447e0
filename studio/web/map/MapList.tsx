import { describeNode } from './describeNode.ts';
import type { MapGraph, MapNode } from './MapGraph.ts';
import styles from './MapList.module.css';

interface MapListProps {
  readonly graph: MapGraph;
  readonly unreachable: ReadonlySet<string>;
  readonly onOpen: (node: MapNode) => void;
}

/** The map as a list: each node, with where each of its ways leads. */
export function MapList({ graph: { nodes, edges }, unreachable, onOpen }: MapListProps) {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  return (
    <ol className={styles.list}>
      {nodes.map((node) => (
        <li key={node.id} className={node.isOnPath ? styles.on : styles.off}>
          {node.document === undefined ? (
            <span className={styles.name}>{describeNode(node, unreachable.has(node.id))}</span>
          ) : (
            <button type="button" className={styles.name} onClick={() => onOpen(node)}>
              {describeNode(node, unreachable.has(node.id))}
            </button>
          )}
          <ul>
            {edges
              .filter(({ from }) => from === node.id)
              .map(({ to, label, isOnPath }) => (
                <li key={`${to} ${label}`}>
                  {label === '' ? 'then' : `${label}:`} {labels.get(to)}
                  {isOnPath && <span className={styles.taken}> (taken)</span>}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
