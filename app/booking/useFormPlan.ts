import { useEffect, useState } from 'react';
import type { WizardPlan } from '#engine';
import type { FlowName, Service } from '../journey/index.ts';
import { readFormPlan, useAppWiring } from '../wiring/index.ts';

export type FormPlanReading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly plan: WizardPlan }
  | { readonly status: 'failed'; readonly again: () => void };

/** The form for a booking of these services, read when the screen opens and dropped when it is left. */
export function useFormPlan(flow: FlowName, services: readonly Service[]): FormPlanReading {
  const wiring = useAppWiring();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly key: string; readonly plan: WizardPlan | undefined }>();
  const key = `${attempt} ${flow} ${services.map(({ category }) => category)}`;
  useEffect(() => {
    const controller = new AbortController();
    void readFormPlan(wiring, flow, services, controller.signal).then((plan) => {
      if (!controller.signal.aborted) setRead({ key, plan });
    });
    return () => controller.abort();
  }, [wiring, flow, services, key]);
  if (read?.key !== key) return { status: 'loading' };
  if (read.plan) return { status: 'ready', plan: read.plan };
  return { status: 'failed', again: () => setAttempt(attempt + 1) };
}
