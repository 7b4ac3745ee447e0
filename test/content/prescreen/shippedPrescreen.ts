import { loadPrescreenPlan } from '../../../app/content/forms/loadFormPlan.ts';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import { shippedForms } from '../forms/intake.ts';

/** A shipped prescreen. Its documents must have no problems. */
export async function shippedPrescreen(type: string): Promise<PrescreenPlan> {
  const result = await loadPrescreenPlan(shippedForms(), type);
  if (!result.ok || result.problems.length > 0) throw new Error(JSON.stringify(result, null, 2));
  return result.plan;
}
