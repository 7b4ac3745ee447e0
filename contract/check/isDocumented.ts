import { isCallName } from '../../schemas/calls.ts';
import { type RefusalFacts, refusals } from '../../schemas/refusals.ts';

interface RefusedFor {
  readonly code: string;
  readonly path?: string;
}

/** The keywords of JSON Schema that a request can break. */
const keywords: readonly string[] = [
  ...['type', 'enum', 'const', 'required', 'additionalProperties', 'pattern', 'format', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems', 'if', 'not', 'anyOf', 'oneOf', 'false schema'],
];

/** Whether `openapi.json` says that a call refuses so: by a code of its own, or by a keyword of its schema and a path. */
export function isDocumented(call: string, status: number, { code, path }: RefusedFor): boolean {
  if (status === 400 && path !== undefined && keywords.includes(code)) return true;
  const facts = Object.entries<RefusalFacts>(refusals).find(([name]) => name === code)?.[1];
  const isOfCall = facts?.calls === undefined || (isCallName(call) && facts.calls.includes(call));
  return facts !== undefined && isOfCall && facts.statuses.includes(status);
}
