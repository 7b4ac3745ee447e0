import { useEffect, useState } from 'react';
import { shellMessages } from '../messages/shell.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { links } from './paths.ts';
import type { Screen, ScreenChunk } from './screenChunks.ts';

type Attempt = { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly screen: Screen };

const loading: Attempt = { status: 'loading' };

/**
 * A screen whose chunk did not arrive. It is asked for once more at once, and then as often as the guest wishes: without a
 * page load, which would lose what the guest has typed. React Router keeps this element for the route, so that a later
 * visit comes here too.
 */
export function LateScreen({ load }: { readonly load: ScreenChunk }) {
  const [attempt, setAttempt] = useState<Attempt>(loading);
  useEffect(() => {
    if (attempt.status !== 'loading') return;
    let isHere = true;
    load().then(
      (screen) => isHere && setAttempt({ status: 'loaded', screen }),
      () => isHere && setAttempt({ status: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [attempt, load]);

  if (attempt.status === 'loaded') return <attempt.screen links={links} />;
  if (attempt.status === 'loading') return <Loading>{shellMessages.loading}</Loading>;
  const { heading, text, action } = shellMessages.chunk;
  return (
    <Notice heading={heading} text={text}>
      <Button onClick={() => setAttempt(loading)}>{action}</Button>
    </Notice>
  );
}
