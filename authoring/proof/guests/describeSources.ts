import type { Json, Place } from '#engine';
import { type ReadOriginal, readOriginal } from '../../check/origin/findOrigin.ts';
import { isJsonObject, isList, readPart } from '../../jsonParts.ts';
import type { ProofProblem } from '../ProofProblem.ts';

/**
 * Says from where the rule at the place of an expected guest's problem takes what it compares with, which may be what is
 * wrong: parts of other documents, and settings of the configuration. Nothing for other problems.
 *
 * @param origin where the rule is written
 */
export function describeSources(
  { code, configuration }: Pick<ProofProblem, 'code' | 'configuration'>,
  origin: Place,
  read: ReadOriginal,
): readonly string[] {
  if (!code.startsWith('example-')) return [];
  const texts = textsIn(readOriginal(origin, read));
  const parts = texts
    .filter((text) => /^[\w-]+(?:\/[\w-]+)?#\//.test(text))
    .map((part) => `It reads "${part}", which may be what is wrong.`);
  const settings = texts.flatMap((text) => {
    const name = /^settings\.(\w+)$/.exec(text)?.[1];
    return name === undefined || configuration === undefined ? [] : settingsNamed(name, configuration, read);
  });
  return [...parts, ...settings];
}

function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isList(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** A setting that steps of a configuration have. */
function settingsNamed(name: string, configuration: string, read: ReadOriginal): readonly string[] {
  const steps = readPart(read(configuration), 'steps');
  return (isList(steps) ? steps : []).flatMap((step, index) => {
    const value = readPart(readPart(step, 'settings'), name);
    return value === undefined
      ? []
      : [
          `It reads the setting "${name}", which is ${JSON.stringify(value)} in "${configuration}" (/steps/${index}/settings).`,
        ];
  });
}
