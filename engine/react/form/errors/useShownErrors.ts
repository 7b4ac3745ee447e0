import { useMemo } from 'react';
import type { PageFormProps } from '../PageFormProps.ts';
import { createMessageResolver } from './createMessageResolver.ts';
import { listErrors, type ShownError } from './listErrors.ts';
import { type ShownViolations, useShownViolations } from './useShownViolations.ts';

interface ShownErrors extends Pick<ShownViolations, 'entryDeleted'> {
  readonly shownErrors: readonly ShownError[];
}

/** What the guest is told about the page's answers now. */
export function useShownErrors(props: PageFormProps): ShownErrors {
  const { view, answers, attempted, refusals, catalogue } = props;
  const { violations, entryDeleted } = useShownViolations(view, answers, attempted, refusals);
  const { schema, uiSchema, messages } = view.page;
  const shownErrors = useMemo(
    () => listErrors(violations, schema, uiSchema, createMessageResolver(messages, catalogue, answers)),
    [violations, schema, uiSchema, messages, catalogue, answers],
  );
  return { shownErrors, entryDeleted };
}
