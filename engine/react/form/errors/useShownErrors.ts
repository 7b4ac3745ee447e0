import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Violation } from '../../../core/errors/Violation.ts';
import { validatePage } from '../../../core/form/validatePage.ts';
import type { PageView } from '../../../core/form/viewForm.ts';
import type { MessageCatalogue } from '../../../core/messages/MessageCatalogue.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import { createMessageResolver } from './createMessageResolver.ts';
import { listErrors, type ShownError } from './listErrors.ts';

/** The page and its answers, and what came of Continue: see `PageFormProps`. */
interface AttemptedPage {
  readonly view: PageView;
  readonly answers: Answers;
  readonly attempted: boolean;
  readonly refusals: number;
  readonly catalogue: MessageCatalogue;
}

/** What the last refused Continue asked the guest to correct. */
interface Asked {
  readonly refusals: number;
  readonly paths: ReadonlySet<string>;
}

interface ShownViolations {
  readonly violations: readonly Violation[];
  /** Must be called when an entry of the list at this pointer is deleted, so that the errors of later entries move. */
  readonly entryDeleted: (list: string, index: number) => void;
}

interface ShownErrors extends Pick<ShownViolations, 'entryDeleted'> {
  readonly shownErrors: readonly ShownError[];
}

/** The errors that are shown beside the fields of a page and listed above them. */
export function useShownErrors({ view, answers, attempted, refusals, catalogue }: AttemptedPage): ShownErrors {
  const { violations, entryDeleted } = useShownViolations(view, answers, attempted, refusals);
  const { schema, uiSchema, messages } = view.page;
  const shownErrors = useMemo(
    () => listErrors(violations, schema, uiSchema, createMessageResolver(messages, catalogue, answers)),
    [violations, schema, uiSchema, messages, catalogue, answers],
  );
  const rehearse = () =>
    void listErrors(validatePage(view, answers), schema, uiSchema, createMessageResolver(messages, catalogue, answers));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => (attempted ? undefined : whenIdle(rehearse)), [view.page]);
  return { shownErrors, entryDeleted };
}

/**
 * Runs what a Continue with errors runs while the guest reads the page: half of what that takes is code that runs for the
 * first time. Browsers that do not say when they are idle do without.
 *
 * @returns what undoes it
 */
function whenIdle(rehearse: () => void): (() => void) | undefined {
  if (typeof requestIdleCallback !== 'function') return undefined;
  const asked = requestIdleCallback(rehearse);
  return () => cancelIdleCallback(asked);
}

/**
 * The violations that are shown to the guest. A refused Continue decides which ones. After that, each disappears when
 * its answer is corrected, and none is added before the next Continue.
 *
 * @param attempted whether Continue was refused on this page
 * @param refusals counts each refused Continue
 */
function useShownViolations(view: PageView, answers: Answers, attempted: boolean, refusals: number): ShownViolations {
  const current = useMemo(() => (attempted ? validatePage(view, answers) : []), [attempted, view, answers]);
  const [asked, setAsked] = useState<Asked>({ refusals: -1, paths: new Set() });
  if (attempted && asked.refusals !== refusals) {
    setAsked({ refusals, paths: new Set(current.map(({ path }) => path)) });
  }
  const violations = useMemo(() => current.filter(({ path }) => asked.paths.has(path)), [current, asked]);
  const entryDeleted = useCallback(
    (list: string, index: number) =>
      setAsked((before) => ({ ...before, paths: new Set(withoutEntry([...before.paths], list, index)) })),
    [],
  );
  return { violations, entryDeleted };
}

/** Pointers after an entry of a list is deleted: those into it are removed, those into later entries move up by one. */
export const withoutEntry = (paths: readonly string[], list: string, deleted: number): readonly string[] =>
  paths.flatMap((path) => {
    if (!path.startsWith(`${list}/`)) return [path];
    const [place = '', ...inside] = path.slice(list.length + 1).split('/');
    const index = Number(place);
    if (index === deleted) return [];
    return [index < deleted ? path : [list, index - 1, ...inside].join('/')];
  });
