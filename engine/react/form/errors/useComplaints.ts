import { useMemo } from 'react';
import type { PageFormProps } from '../PageFormProps.ts';
import { type Complaint, complaintsOf } from './complaintsOf.ts';
import { createSay } from './createSay.ts';
import { type ShownViolations, useShownViolations } from './useShownViolations.ts';

interface Complaints extends Pick<ShownViolations, 'entryDeleted'> {
  readonly complaints: readonly Complaint[];
}

/** What the guest is told about the page's answers now. */
export function useComplaints(props: PageFormProps): Complaints {
  const { view, answers, attempted, refusals, catalogue } = props;
  const { violations, entryDeleted } = useShownViolations(view, answers, attempted, refusals);
  const { schema, uiSchema, messages } = view.page;
  const complaints = useMemo(
    () => complaintsOf(violations, schema, uiSchema, createSay(messages, catalogue, answers)),
    [violations, schema, uiSchema, messages, catalogue, answers],
  );
  return { complaints, entryDeleted };
}
