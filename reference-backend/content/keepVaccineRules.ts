import { checkVaccineRules, type VaccineRules } from '../../schemas/generated/content/settings/vaccine-rules.js';
import { defaultConfiguration } from '../configuration/configuration.ts';
import { keepUntilEdited } from './keepUntilEdited.ts';
import type { BrokenDocument, NoteReplaced } from './noteReplaced.ts';
import { readDocument } from './readDocument.ts';

/** The rules of vaccines as they are at this moment. */
export type ReadVaccineRules = () => Promise<VaccineRules>;

const path = 'vaccine-rules/1.0.0/scheduler/vaccine-rules.json';

/**
 * Keeps the rules of vaccines of a content folder as they are at each moment, so that an edit holds at once, as it does
 * for guests. In place of a document that is missing or broken stand the last good one, or those that ship.
 */
export function keepVaccineRules(contentDirectory: string, note: NoteReplaced): ReadVaccineRules {
  let good: VaccineRules | undefined;
  return keepUntilEdited(async (read) => {
    let broken: BrokenDocument = { path, code: 'missing-file', text: '' };
    const readFrom = (folder: string): Promise<VaccineRules | undefined> =>
      readDocument(folder, path, checkVaccineRules, read, (found) => {
        broken = found;
      });
    const found = await readFrom(contentDirectory);
    if (found === undefined) note(broken, good ? 'earlier' : 'shipped');
    good = found ?? good ?? (await readFrom(defaultConfiguration.contentDirectory));
    if (good === undefined) throw new Error(`There are no rules of vaccines: ${path}`);
    return good;
  });
}
