import { createContext, type ReactNode, Suspense, useContext } from 'react';

/** One of the tasks in which the app takes over a page that the server has rendered. */
export interface Turn {
  /** Resolves when the turn has come. */
  readonly come: Promise<void>;
  hasCome: boolean;
}

/** The tasks after the first, which takes over the frame. */
export interface Turns {
  /** That of the screen, with all that a guest can press or enter. */
  readonly screen: Turn;
  /** That of what can only be read. */
  readonly rest: Turn;
}

/** The turns of the page that is being taken over. Without any, everything is rendered at once. */
export const TurnsContext = createContext<Turns | undefined>(undefined);

export interface LaterProps {
  readonly turn: keyof Turns;
  /** One element. It stays as the server has rendered it until its turn comes. */
  readonly children: ReactNode;
}

/** Part of a page that is taken over in a task of its own, so that a slow phone answers the guest between two of them. */
export function Later({ turn, children }: LaterProps) {
  return (
    <Suspense fallback={null}>
      <Waiting turn={useContext(TurnsContext)?.[turn]}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ turn, children }: { readonly turn: Turn | undefined; readonly children: ReactNode }) {
  if (turn && !turn.hasCome) throw turn.come;
  return children;
}
