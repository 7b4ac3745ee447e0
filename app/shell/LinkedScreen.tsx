import { useMemo } from 'react';
import { useSettings } from '../messages/useMessages.ts';
import { dietitianQuestions, links } from './routes/paths.ts';
import type { Screen } from './routes/screenChunks.ts';

/** A screen with the addresses that it links to. That of the dietitian's questions names a category, which authors may rename. */
export function LinkedScreen({ screen: LoadedScreen }: { readonly screen: Screen }) {
  const { dietitianCategory } = useSettings();
  const all = useMemo(() => ({ ...links, dietitian: dietitianQuestions(dietitianCategory) }), [dietitianCategory]);
  return <LoadedScreen links={all} />;
}
