import { useEffect, useState } from 'react';
import type { WizardPlan } from '#engine';
import { schedulerConfig } from '../content/documents/schedulerConfig.ts';
import { loadFormPlan } from '../content/forms/index.ts';
import type { FlowName } from '../journey/index.ts';
import { type AppWiring, useAppWiring } from '../wiring/index.ts';

export type FormPlanReading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly plan: WizardPlan }
  | { readonly status: 'failed'; readonly again: () => void };

/** The group whose form a flow asks where its own is not configured (document 2, section 2). */
const defaultGroup = 'in-person';

/** The form of a flow, read when the screen opens and dropped when it is left. */
export function useFormPlan(flow: FlowName): FormPlanReading {
  const wiring = useAppWiring();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly key: string; readonly plan: WizardPlan | undefined }>();
  const key = `${attempt} ${flow}`;
  useEffect(() => {
    const controller = new AbortController();
    void readPlan(wiring, flow, controller.signal).then((plan) => {
      if (!controller.signal.aborted) setRead({ key, plan });
    });
    return () => controller.abort();
  }, [wiring, flow, key]);
  if (read?.key !== key) return { status: 'loading' };
  if (read.plan) return { status: 'ready', plan: read.plan };
  return { status: 'failed', again: () => setAttempt(attempt + 1) };
}

async function readPlan(wiring: AppWiring, flow: FlowName, signal: AbortSignal): Promise<WizardPlan | undefined> {
  const { content, analytics } = wiring;
  const config = await content.loader.load(content.entry(schedulerConfig), signal);
  const group = config.ok ? config.document.flows[flow].formConfigGroup : defaultGroup;
  const result = await loadFormPlan(await wiring.forms(), group, signal);
  if (result.ok) return result.plan;
  const { status } = result.error;
  if (typeof status === 'number') {
    analytics.report({ type: 'customerError', endpoint: 'form-config', responseCode: status });
  }
  return undefined;
}
