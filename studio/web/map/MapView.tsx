import { useMemo, useState } from 'react';
import type { JsonObject } from '#engine';
import { textOf } from '../desk/DeskState.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import type { LivePlan } from '../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../page/useLiveAnswers.ts';
import { Button } from '../parts/Button.tsx';
import { documentPath } from '../why/explanation/documentPath.ts';
import { drawMap } from './drawMap.ts';
import { findUnreachable } from './findUnreachable.ts';
import { layoutMap } from './layoutMap.ts';
import { MapDrawing } from './MapDrawing.tsx';
import type { MapNode } from './MapGraph.ts';
import { MapList } from './MapList.tsx';
import styles from './MapView.module.css';

interface MapViewProps {
  readonly plan: LivePlan;
  readonly answers: LiveAnswers;
  readonly context: JsonObject;
}

/** All that is asked, as a graph and as a list: every page, question, branch and end, with the way of the answers. */
export function MapView({ plan, answers, context }: MapViewProps) {
  const desk = useDesk();
  const { wizard, questions, outerScope, isAtQuestions } = answers;
  const graph = useMemo(
    () => drawMap(plan, { wizard, questions, outerScope, isAtQuestions }, context),
    [plan, wizard, questions, outerScope, isAtQuestions, context],
  );
  const shape = JSON.stringify([
    graph.nodes.map(({ id, label }) => [id, label]),
    graph.edges.map(({ label }) => label),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers do not move what is placed
  const placed = useMemo(() => layoutMap(graph), [shape]);
  const unreachable = useUnreachable(graph.nodes);
  const proof = useDeskState((state) => state.proof.phase);
  const [isList, setList] = useState(false);
  const open = ({ document, pointer }: MapNode) => {
    const { saved, drafts } = desk.state.getState();
    const path = document && documentPath(document, [...Object.keys(saved), ...Object.keys(drafts)]);
    if (path !== undefined) desk.goTo(path, pointer);
  };
  return (
    <section className={styles.view} aria-label="Map">
      <div className={styles.tools}>
        <p role="status">
          {proof === 'done'
            ? `${unreachable.size === 0 ? 'Nothing' : unreachable.size} of it can never be reached`
            : 'Prove, to mark what can never be reached'}
        </p>
        <Button kind="quiet" disabled={proof === 'working'} onClick={() => void desk.prove()}>
          {proof === 'working' ? 'Proving …' : 'Prove'}
        </Button>
        <Button kind="quiet" aria-pressed={isList} onClick={() => setList(!isList)}>
          List
        </Button>
      </div>
      {isList ? (
        <MapList graph={graph} unreachable={unreachable} onOpen={open} />
      ) : (
        <MapDrawing graph={graph} placed={placed} unreachable={unreachable} onOpen={open} />
      )}
    </section>
  );
}

function useUnreachable(nodes: readonly MapNode[]): ReadonlySet<string> {
  const { state } = useDesk();
  const findings = useDeskState(({ proof }) => proof.list);
  return useMemo(() => {
    const now = state.getState();
    return findUnreachable(nodes, findings, (document) => {
      const path = documentPath(document, [...Object.keys(now.saved), ...Object.keys(now.drafts)]);
      const text = path && textOf(now, path);
      return path && text !== undefined ? { path, text: String(text) } : undefined;
    });
  }, [nodes, findings, state]);
}
