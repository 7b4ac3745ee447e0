import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkVaccineRules, type VaccineRules } from '../../schemas/generated/content/settings/vaccine-rules.js';
import { defaultConfiguration } from '../configuration/configuration.ts';

/** The rules of vaccines as they are at this moment. */
export type ReadVaccineRules = () => Promise<VaccineRules>;

const path = 'vaccine-rules/1.0.0/scheduler/vaccine-rules.json';

/**
 * Reads the rules of vaccines of a content folder each time they are asked for, so that an edit holds at once, as it does
 * for guests. In place of a document that is missing or broken stand the last good one, or those that ship.
 *
 * @param onBroken called when a document is found broken that was sound before
 */
export function keepVaccineRules(contentDirectory: string, onBroken: () => void): ReadVaccineRules {
  let good: VaccineRules | undefined;
  let isSound = true;
  return async () => {
    const found = await read(contentDirectory);
    if (found === undefined && isSound) onBroken();
    isSound = found !== undefined;
    good = found ?? good ?? (await read(defaultConfiguration.contentDirectory));
    if (good === undefined) throw new Error(`There are no rules of vaccines: ${path}`);
    return good;
  };
}

/** Undefined where there is no sound document. */
async function read(contentDirectory: string): Promise<VaccineRules | undefined> {
  try {
    const document: unknown = JSON.parse(await readFile(join(contentDirectory, path), 'utf8'));
    return checkVaccineRules(document) ? document : undefined;
  } catch {
    return undefined;
  }
}
