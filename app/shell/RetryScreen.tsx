import { useEffect, useMemo, useState } from 'react';
import { useIsOffline, useUnlessOffline, useWhenOnline } from '../app-services/index.ts';
import { MissingChunk, type MissingReason } from '../chunks/loadChunk.ts';
import { siteMessages } from '../messages/generated/siteMessages.ts';
import { useMessages, useSettings } from '../messages/useMessages.ts';
import { Notice } from '../ui/alerts/Notice.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { BookedNotice, useBooked } from './BookedNotice.tsx';
import { dietitianQuestions, links } from './routes/paths.ts';
import type { Screen, ScreenChunk } from './routes/screenChunks.ts';

type Attempt =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: MissingReason }
  | { readonly status: 'loaded'; readonly screen: Screen };

const loading: Attempt = { status: 'loading' };

/**
 * Shown for a screen whose chunk did not arrive. It loads the chunk again at once, when the browser is online again,
 * and as often as the guest wishes. As long as that can help, it does so without a page load, which would lose what the
 * guest has typed. React Router keeps this element for the route, so that a later visit comes here too.
 */
export function RetryScreen({ load }: { readonly load: ScreenChunk }) {
  const messages = useMessages(siteMessages);
  const booked = useBooked();
  const isOffline = useIsOffline();
  const text = useUnlessOffline(messages.chunk.text);
  const [attempt, setAttempt] = useState<Attempt>(loading);
  useEffect(() => {
    if (attempt.status !== 'loading') return;
    let isHere = true;
    load().then(
      (screen) => isHere && setAttempt({ status: 'loaded', screen }),
      (error: unknown) => isHere && setAttempt({ status: 'failed', reason: resolveReason(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [attempt, load]);
  useWhenOnline(attempt.status === 'failed' ? () => setAttempt(loading) : undefined);

  if (attempt.status === 'loaded') return <LinkedScreen screen={attempt.screen} />;
  if (attempt.status === 'loading' && !booked) return <Loading>{messages.loading}</Loading>;
  // Without a connection, a page load would show the browser's own error page and lose what the guest has typed.
  const needsPageLoad = attempt.status === 'failed' && attempt.reason === 'gone' && !isOffline;
  const { heading, action } = messages.chunk;
  const again = (
    <Button
      busy={attempt.status === 'loading'}
      onClick={() => (needsPageLoad ? window.location.reload() : setAttempt(loading))}
    >
      {action}
    </Button>
  );
  if (booked) return <BookedNotice booked={booked}>{again}</BookedNotice>;
  return (
    <Notice heading={heading} text={text}>
      {again}
    </Notice>
  );
}

const resolveReason = (error: unknown): MissingReason => (error instanceof MissingChunk ? error.reason : 'gone');

/** A screen with the addresses that it links to. That of the dietitian's questions names a category, which authors may rename. */
export function LinkedScreen({ screen: LoadedScreen }: { readonly screen: Screen }) {
  const { dietitianCategory } = useSettings();
  const all = useMemo(() => ({ ...links, dietitian: dietitianQuestions(dietitianCategory) }), [dietitianCategory]);
  return <LoadedScreen links={all} />;
}
