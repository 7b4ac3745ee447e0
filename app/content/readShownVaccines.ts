import type { ShownVaccines } from '../journey/services/vaccineChoices.ts';
import { covidVaccinesToggle } from './documents/covidVaccinesToggle.ts';
import type { Content } from './openContent.ts';

/** Which vaccines are shown. All, where the document cannot be read: it only ever takes something off the list. */
export async function readShownVaccines({ loader, entry }: Content, signal: AbortSignal): Promise<ShownVaccines> {
  const toggle = await loader.load(entry(covidVaccinesToggle), signal);
  return toggle.ok ? toggle.document : { showCovidVaccines: true, showTwoDoseVaccines: true };
}
