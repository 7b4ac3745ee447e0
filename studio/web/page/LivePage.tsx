import '#engine/look.css';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import { messageOf } from '#engine/problems';
import { allTexts, textOf } from '../desk/DeskState.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import { Live } from './Live.tsx';
import styles from './LivePage.module.css';
import { listTargets, targetFor } from './plan/listTargets.ts';
import { type Target, targetKey } from './plan/Target.ts';
import { useLivePlan } from './plan/useLivePlan.ts';
import type { Situation } from './situation/Situation.ts';
import { SituationBar } from './situation/SituationBar.tsx';
import { flowOf, readSettings, servicesOf, situationContext } from './situation/situationContext.ts';

/** What guests get of the documents as they are edited, beside the editor. */
export function LivePage() {
  const { state } = useDesk();
  const open = useDeskState(({ open: path }) => path);
  const paths = useDeskState(({ saved, drafts }) =>
    [...new Set([...Object.keys(saved), ...Object.keys(drafts)])].join('\n'),
  );
  const targets = useMemo(() => listTargets(paths.split('\n')), [paths]);
  const [chosen, setChosen] = useState<Target>();
  useEffect(() => {
    if (open !== undefined)
      setChosen((present) => targetFor(open, allTexts(state.getState()), present) ?? present ?? targets[0]);
  }, [open, state, targets]);
  const target = chosen ?? targets[0];
  return (
    <section className={styles.pane} aria-label="Live page">
      {target ? (
        <Shown target={target} targets={targets} onTarget={setChosen} />
      ) : (
        <p className={styles.empty}>There is no form here yet.</p>
      )}
    </section>
  );
}

interface ShownProps {
  readonly target: Target;
  readonly targets: readonly Target[];
  readonly onTarget: (target: Target) => void;
}

function Shown({ target, targets, onTarget }: ShownProps) {
  const desk = useDesk();
  const services = useDeskState((state) => state.services);
  const scheduler = useDeskState((state) =>
    textOf(state, 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json'),
  );
  const notes = useDeskState((state) => textOf(state, 'notes-data/1.0.0/scheduler/notes-data.json'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are made of these two texts
  const settings = useMemo(() => readSettings(allTexts(desk.state.getState())), [desk, scheduler, notes]);
  const [isPhone, setPhone] = useState(true);
  const [situation, setSituation] = useState<Situation>(() => ({
    flow: flowOf(settings, target.id),
    service: servicesOf(settings, flowOf(settings, target.id), services)[0]?.id,
    state: 'OH',
    today: new Date().toISOString().slice(0, 10),
    age: undefined,
    network: 'works',
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow has services of its own
  useEffect(() => {
    if (target.kind !== 'flow') return;
    const flow = flowOf(settings, target.id);
    setSituation((before) =>
      before.flow === flow ? before : { ...before, flow, service: servicesOf(settings, flow, services)[0]?.id },
    );
  }, [target.kind, target.id]);
  const context = useMemo(() => situationContext(situation, settings, services), [situation, settings, services]);
  const view = useLivePlan(target);
  const isSame = view.key === targetKey(target);
  return (
    <>
      <SituationBar
        targets={targets}
        target={target}
        onTarget={onTarget}
        situation={situation}
        onSituation={setSituation}
        services={servicesOf(settings, situation.flow, services)}
      />
      {isSame && view.problems.length > 0 && (
        <p className={styles.broken} role="status">
          {view.plan
            ? 'What you have now does not work yet. This is the last version that did.'
            : 'This cannot be shown:'}{' '}
          {view.problems[0] && messageOf(view.problems[0])}
        </p>
      )}
      {isSame && view.plan && (
        <Guarded key={view.key}>
          <Live
            plan={view.plan}
            context={context}
            situation={situation}
            settings={settings}
            isPhone={isPhone}
            onPhone={setPhone}
          />
        </Guarded>
      )}
    </>
  );
}

/** Keeps the studio alive where a document makes the page throw. */
class Guarded extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className={styles.broken} role="status">
        The page has failed. Choose it again above, or go on editing.
      </p>
    );
  }
}
