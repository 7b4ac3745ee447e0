import { allVaccines, type ShownVaccines } from '../journey/services/vaccineChoices.ts';
import { covidVaccinesToggle } from './generated/settings/covidVaccinesToggle.ts';
import type { Content } from './openContent.ts';

/** Which vaccines are shown. */
export async function readShownVaccines({ loader, entry }: Content, signal: AbortSignal): Promise<ShownVaccines> {
  const toggle = await loader.load(entry(covidVaccinesToggle), signal);
  return toggle.ok ? toggle.document : allVaccines;
}
