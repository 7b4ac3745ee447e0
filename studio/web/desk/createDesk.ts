import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Finding } from '../../exchange/Finding.ts';
import type { DiskEvent, Drafts } from '../../exchange/StudioDocument.ts';
import {
  type Aim,
  type Caret,
  type DeskState,
  emptyDesk,
  type Findings,
  without,
  withSaved,
  withText,
} from './DeskState.ts';
import type { DraftStore } from './keepDrafts.ts';
import type { Server } from './Server.ts';

/** What the author can do, and the state that it leads to. */
export interface Desk {
  readonly state: Pick<StoreApi<DeskState>, 'getState' | 'subscribe' | 'getInitialState'>;
  readonly start: () => Promise<void>;
  readonly goTo: (path: string, at?: Aim['at']) => void;
  readonly edit: (path: string, text: string) => void;
  /** Tells where the caret stands. */
  readonly pointAt: (caret: Caret) => void;
  /** Throws the draft away. */
  readonly revert: (path: string) => void;
  readonly save: (path: string) => Promise<void>;
  readonly saveAll: () => Promise<void>;
  /** Says that the draft is to replace the file as it is now. */
  readonly overrule: (path: string) => void;
  readonly prove: () => Promise<void>;
  /** The names that are known where a text of the document has the name that nobody has; none if nobody answers. */
  readonly namesIn: (path: string, text: string) => Promise<readonly string[]>;
}

/** Milliseconds without a keystroke after which the check begins. */
const quiet = 120;

export function createDesk(server: Server, kept: DraftStore): Desk {
  const store = createStore<DeskState>(() => emptyDesk);
  const { getState, setState } = store;
  let folder = '';

  const change = (next: (state: DeskState) => DeskState) => {
    const before = getState();
    const after = next(before);
    setState(after, true);
    if (after.drafts !== before.drafts) kept.write(folder, after.drafts);
    if (after.drafts === before.drafts && after.saved === before.saved) return;
    // From here on what was found is of an older text.
    setState((state) => ({ check: { ...state.check, phase: 'working' } }));
    scheduleCheck();
  };
  const scheduleCheck = runWhenQuiet(async () => {
    const { drafts, saved, check } = getState();
    const found = await find(server.check, draftTexts(getState()), check.list);
    const now = getState();
    const isOfNow = now.drafts === drafts && now.saved === saved;
    setState({ check: isOfNow ? found : { ...found, phase: 'working' } });
  }, quiet);
  const onDisk = (event: DiskEvent) =>
    change((state) =>
      event.kind === 'changed'
        ? withSaved(state, event.document.path, event.document)
        : withSaved(state, event.path, undefined),
    );
  const read = async () => {
    const { id, root, services, documents } = await server.workspace();
    folder = id;
    const saved = Object.fromEntries(documents.map((document) => [document.path, document]));
    change((state) => ({
      ...state,
      phase: 'ready',
      root,
      services,
      saved,
      drafts: state.phase === 'ready' ? state.drafts : kept.read(id),
      failure: undefined,
    }));
  };
  const onConnected = (isConnected: boolean) => {
    const wasConnected = getState().isConnected;
    setState({ isConnected });
    // What has changed meanwhile was not told.
    if (isConnected && !wasConnected) void read().catch(() => setState({ isConnected: false }));
  };
  const save = async (path: string) => {
    const draft = getState().drafts[path];
    if (draft === undefined) return;
    try {
      const reply = await server.save(path, draft.text, draft.base);
      change((state) => {
        if (reply.kind === 'conflict') return withSaved({ ...state, failure: undefined }, path, reply.current);
        const { text } = draft;
        const drafts = { ...state.drafts, [path]: { text: state.drafts[path]?.text ?? text, base: reply.hash } };
        return withSaved({ ...state, drafts, failure: undefined }, path, { path, text, hash: reply.hash });
      });
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    state: store,
    start: async () => {
      try {
        await read();
        server.listen(onDisk, onConnected);
      } catch (error) {
        setState({ phase: 'failed', failure: error instanceof Error ? error.message : String(error) });
      }
    },
    goTo: (path, at) => setState({ open: path, aim: { path, at: at ?? '' } }),
    pointAt: (caret) => setState({ caret }),
    edit: (path, text) => change((state) => withText(state, path, text)),
    revert: (path) => change((state) => ({ ...state, drafts: without(state.drafts, path) })),
    save,
    saveAll: async () => {
      for (const path of Object.keys(getState().drafts)) await save(path);
    },
    overrule: (path) =>
      change((state) => {
        const draft = state.drafts[path];
        const base = state.saved[path]?.hash ?? null;
        return draft ? { ...state, drafts: { ...state.drafts, [path]: { ...draft, base } } } : state;
      }),
    namesIn: (path, text) => server.names(path, { ...draftTexts(getState()), [path]: text }).catch(() => []),
    prove: async () => {
      setState((state) => ({ proof: { ...state.proof, phase: 'working' } }));
      setState({ proof: await find(server.prove, draftTexts(getState()), []) });
    },
  };
}

const draftTexts = ({ drafts }: DeskState): Drafts =>
  Object.fromEntries(Object.entries(drafts).map(([path, { text }]) => [path, text]));

async function find(
  ask: (drafts: Drafts) => Promise<readonly Finding[]>,
  drafts: Drafts,
  before: readonly Finding[],
): Promise<Findings> {
  try {
    return { phase: 'done', list: await ask(drafts) };
  } catch {
    return { phase: 'failed', list: before };
  }
}

/** Runs the work once it is quiet, one at a time; what is asked for meanwhile runs once more at the end. */
function runWhenQuiet(work: () => Promise<void>, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    isWanted = false;
    await work();
    isRunning = false;
    if (isWanted) schedule();
  };
  const schedule = () => {
    isWanted = true;
    clearTimeout(timer);
    if (!isRunning) timer = setTimeout(() => void run(), ms);
  };
  return schedule;
}
