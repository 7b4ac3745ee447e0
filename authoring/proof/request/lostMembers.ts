import type { Json, JsonObject } from '#engine';
import { isJsonObject, isList } from '../../jsonParts.ts';
import { encodedAnswer, type PayloadLine } from './PayloadLine.ts';
import type { RequestContract } from './RequestContract.ts';

interface LostMember {
  readonly name: string;
  /** The names that lead to it in the field's schema. */
  readonly at: readonly string[];
}

/** Members of a list entry or group that are lost: the encoder writes the same without them. */
export function lostMembers(line: PayloadLine, contract: RequestContract, sample: Json): readonly LostMember[] {
  const { as, from } = line;
  const [sent, path] = sentPart(sample, from.slice(1));
  const [first] = isList(sent) ? sent : [];
  const group = isList(sent) ? first : sent;
  if (as === undefined || !isJsonObject(group)) return [];
  const written = (value: JsonObject): string =>
    JSON.stringify(encodedAnswer(line, isList(sent) ? [value] : value, contract)) ?? '';
  return Object.keys(group).flatMap((name) => {
    const without = Object.fromEntries(Object.entries(group).filter(([member]) => member !== name));
    if (written(group) === '' || written(group) !== written(without)) return [];
    return [{ name, at: [...path, ...(isList(sent) ? ['items'] : []), 'properties', name] }];
  });
}

function sentPart(sample: Json, names: readonly string[]): readonly [Json | undefined, readonly string[]] {
  const part = names.reduce<Json | undefined>((here, name) => (isJsonObject(here) ? here[name] : undefined), sample);
  return [part, names.flatMap((name) => ['properties', name])];
}
