import type { ContentProblem } from '#engine';

/**
 * A problem that only the content check can know: the engine has never seen a request (`target`), and does not know where
 * documents lie (`catalogue`). It keeps no document from being shown.
 */
export type AuthoringProblem = Omit<ContentProblem, 'code'> & { readonly code: 'catalogue' | 'target' };
