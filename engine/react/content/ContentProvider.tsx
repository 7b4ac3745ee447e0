import { createContext, type ReactNode } from 'react';
import type { ContentLoader } from '../../core/content/createContentLoader.ts';

export const ContentContext = createContext<ContentLoader | undefined>(undefined);

interface ContentProviderProps {
  readonly loader: ContentLoader;
  readonly children: ReactNode;
}

/** Provides a content loader to every `useContent` below it. */
export function ContentProvider({ loader, children }: ContentProviderProps) {
  return <ContentContext value={loader}>{children}</ContentContext>;
}
