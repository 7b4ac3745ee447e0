import { useMemo } from 'react';
import { siteMessages } from '../messages/siteMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { links } from './paths.ts';
import type { Screen } from './screenChunks.ts';

/** A screen with the addresses that it links to. That of the dietitian's questions names a category, which is content. */
export function LinkedScreen({ screen: LoadedScreen }: { readonly screen: Screen }) {
  const { dietitianCategory } = useMessages(siteMessages);
  const all = useMemo(
    () => ({ ...links, dietitian: links.dietitianQuestions(dietitianCategory) }),
    [dietitianCategory],
  );
  return <LoadedScreen links={all} />;
}
