import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { allTexts } from '../desk/DeskState.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import { createOutliner } from './createOutliner.ts';
import styles from './DocumentTree.module.css';
import { findLines } from './findLines.ts';
import { filterOutline, type OutlineNode } from './OutlineNode.ts';
import { type TreeRow, treeMove, treeRows } from './treeRows.ts';

/** All documents as a tree, flow by flow, with a search. */
export function DocumentTree() {
  const [wanted, setWanted] = useState('');
  const nodes = useOutline(wanted);
  return (
    <nav className={styles.pane} aria-label="Documents">
      <div className={styles.search}>
        <label htmlFor="search-documents">Search documents</label>
        <input
          id="search-documents"
          type="search"
          value={wanted}
          placeholder="Label, name or text"
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      {nodes.length === 0 ? (
        <p className={styles.none}>Nothing in the documents is called that.</p>
      ) : (
        <Tree nodes={nodes} isFiltered={wanted.trim() !== ''} />
      )}
    </nav>
  );
}

function useOutline(wanted: string): readonly OutlineNode[] {
  const saved = useDeskState((state) => state.saved);
  const drafts = useDeskState((state) => state.drafts);
  const { getState } = useDesk().state;
  const outline = useMemo(createOutliner, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are made of these two
  const texts = useMemo(() => allTexts(getState()), [saved, drafts, getState]);
  const nodes = useMemo(() => outline(texts), [outline, texts]);
  return useMemo(() => [...filterOutline(nodes, wanted), ...findLines(texts, wanted)], [nodes, texts, wanted]);
}

interface TreeProps {
  readonly nodes: readonly OutlineNode[];
  /** All lines are open then. */
  readonly isFiltered: boolean;
}

function Tree({ nodes, isFiltered }: TreeProps) {
  const desk = useDesk();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['Flows', 'Prescreens']));
  const isOpen = (key: string) => isFiltered || opened.has(key);
  const rows = treeRows(nodes, isOpen);
  const [wish, setFocused] = useState<string>();
  const focused = rows.some(({ node }) => node.key === wish) ? wish : rows[0]?.node.key;
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // At once, so that the next key of a fast writer finds the row that the last one has led to.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const toggle = (key: string, open: boolean) =>
    setOpened((keys) => new Set(open ? [...keys, key] : [...keys].filter((each) => each !== key)));
  const choose = ({ key, path, pointer = '' }: OutlineNode) => {
    if (path === undefined) return toggle(key, !opened.has(key));
    const [, line] = /^:(\d+)$/.exec(pointer) ?? [];
    desk.goTo(path, line === undefined ? pointer : { line: Number(line), column: 1 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || focused === undefined) return;
    const move = treeMove(event.key, rows, focused, isOpen);
    if (move === undefined) return;
    event.preventDefault();
    if ('focus' in move) {
      moved.current = true;
      setFocused(move.focus);
    } else if ('choose' in move) {
      const row = rows.find(({ node }) => node.key === move.choose);
      if (row) choose(row.node);
    } else if ('open' in move) toggle(move.open, true);
    else toggle(move.close, false);
  };
  return (
    <div role="tree" aria-label="Documents" className={styles.tree} ref={list} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <Row
          key={row.node.key}
          row={row}
          isOpen={isOpen(row.node.key)}
          isFocused={row.node.key === focused}
          onChoose={() => {
            setFocused(row.node.key);
            choose(row.node);
          }}
          onToggle={() => toggle(row.node.key, !opened.has(row.node.key))}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly row: TreeRow;
  readonly isOpen: boolean;
  readonly isFocused: boolean;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
}

function Row({ row: { node, level, place, siblings }, isOpen, isFocused, onChoose, onToggle }: RowProps) {
  const hasChildren = node.children.length > 0;
  const isCurrent = useDeskState(({ open }) => node.kind !== 'field' && node.pointer === '' && open === node.path);
  const isDraft = useDeskState(({ drafts }) => node.pointer === '' && node.path !== undefined && node.path in drafts);
  const wrong = useDeskState(({ check }) =>
    node.pointer === '' ? check.list.filter(({ file }) => file === node.path).length : 0,
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of all its lines
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      tabIndex={isFocused ? 0 : -1}
      className={`${styles.row} ${styles[node.kind] ?? ''}`}
      style={{ paddingInlineStart: `${level * 0.875 - 0.625}rem` }}
      onClick={onChoose}
    >
      <span
        className={styles.twist}
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {hasChildren && (isOpen ? '▾' : '▸')}
      </span>
      <span className={styles.label}>{node.label}</span>
      {isDraft && <span className={styles.draft}>edited</span>}
      {wrong > 0 && (
        <span className={styles.wrong} title={`${wrong} found by the check`}>
          {wrong}
          <span className={styles.unseen}> found</span>
        </span>
      )}
      {node.detail !== undefined && node.detail !== node.label && <span className={styles.detail}>{node.detail}</span>}
    </div>
  );
}
