import type { WizardPlan } from '#engine';
import { loadChunk } from '../chunks/loadChunk.ts';
import { schedulerConfig } from '../content/documents/schedulerConfig.ts';
import { type FlowName, formGroup, type Service } from '../journey/index.ts';
import type { AppWiring } from './AppWiring.ts';

/** The group whose form is asked where none is configured (document 2, section 2). */
const defaultGroup = 'in-person';

/**
 * The form for a booking of these services; undefined where it cannot be had. Its documents are read once per page load,
 * so a screen may ask ahead of the one that needs it.
 */
export async function readFormPlan(
  { content, forms, analytics }: AppWiring,
  flow: FlowName,
  services: readonly Service[],
  signal?: AbortSignal,
): Promise<WizardPlan | undefined> {
  const [config, machinery] = await Promise.all([
    content.loader.load(content.entry(schedulerConfig), signal),
    // The code of forms may fail to arrive, like any chunk.
    Promise.all([loadPlanner(), forms()]).catch(() => undefined),
  ]);
  if (!machinery) return undefined;
  const [{ loadFormPlan }, opened] = machinery;
  const group = config.ok ? formGroup(config.document, flow, services) : defaultGroup;
  const result = await loadFormPlan(opened, group, signal);
  if (result.ok) return result.plan;
  const { status } = result.error;
  if (typeof status === 'number') {
    analytics.report({ type: 'customerError', endpoint: 'form-config', responseCode: status, reason: 'content' });
  }
  return undefined;
}

// The whole module: naming a member here would make the build cut the entry into dozens of files.
const loadPlanner = () => loadChunk('content/forms/index.ts', () => import('../content/forms/index.ts'));
