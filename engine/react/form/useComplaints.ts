import { useMemo } from 'react';
import { type Complaint, complaintsOf } from './complaintsOf.ts';
import { createSay } from './createSay.ts';
import type { PageFormProps } from './PageForm.tsx';
import { useShownViolations } from './useShownViolations.ts';

/** What the guest is told about the page's answers now. */
export function useComplaints(props: PageFormProps): readonly Complaint[] {
  const { view, answers, attempted, refusals, catalogue } = props;
  const violations = useShownViolations(view, answers, attempted, refusals);
  const { schema, uiSchema, messages } = view.page;
  return useMemo(
    () => complaintsOf(violations, schema, uiSchema['ui:order'], createSay(messages, catalogue, answers)),
    [violations, schema, uiSchema, messages, catalogue, answers],
  );
}
