import { checkVaccineRules, type VaccineRules } from '../../schemas/generated/content/settings/vaccine-rules.js';
import { defaultConfiguration } from '../configuration/configuration.ts';
import { keepUntilEdited } from './keepUntilEdited.ts';
import { readDocument } from './readDocument.ts';

/** The rules of vaccines as they are at this moment. */
export type ReadVaccineRules = () => Promise<VaccineRules>;

const path = 'vaccine-rules/1.0.0/scheduler/vaccine-rules.json';

/**
 * Keeps the rules of vaccines of a content folder as they are at each moment, so that an edit holds at once, as it does
 * for guests. In place of a document that is missing or broken stand the last good one, or those that ship.
 *
 * @param onBroken called when a document is found broken that was sound before
 */
export function keepVaccineRules(contentDirectory: string, onBroken: () => void): ReadVaccineRules {
  let good: VaccineRules | undefined;
  let isSound = true;
  return keepUntilEdited(async (read) => {
    const found = await readDocument(contentDirectory, path, checkVaccineRules, read);
    if (found === undefined && isSound) onBroken();
    isSound = found !== undefined;
    good = found ?? good ?? (await readDocument(defaultConfiguration.contentDirectory, path, checkVaccineRules, read));
    if (good === undefined) throw new Error(`There are no rules of vaccines: ${path}`);
    return good;
  });
}
