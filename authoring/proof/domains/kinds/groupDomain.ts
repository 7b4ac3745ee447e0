import type { Json, JsonSchema } from '#engine';
import { isJsonObject } from '../../../jsonParts.ts';
import type { Domain } from '../../solve/Variable.ts';
import { classifySchema, listChoices } from '../classifySchema.ts';
import { createSample } from '../createSample.ts';
import type { Source } from '../Source.ts';
import type { Use } from '../uses/Use.ts';

const MOST_GROUPS = 200;

/**
 * Groups and lists of groups: a sample, and for each choice in a group a variant with that choice. Rules seldom read
 * their members.
 */
export function groupDomain({ schema }: Source, uses: readonly Use[]): Domain {
  const { complete, values } = variants(schema);
  return {
    values: values.slice(0, MOST_GROUPS),
    complete: complete && uses.every(({ kind }) => kind === 'plain'),
    from: [],
    why: findWhy(uses) ?? 'a rule reads a part of it alone',
  };
}

const findWhy = (uses: readonly Use[]): string | undefined =>
  uses.flatMap((use) => (use.kind === 'opaque' ? [use.why] : []))[0];

interface Variants {
  readonly values: readonly Json[];
  readonly complete: boolean;
}

function variants(schema: JsonSchema): Variants {
  if (classifySchema(schema) === 'choice') return { values: listChoices(schema) ?? [], complete: true };
  if (classifySchema(schema) === 'list') {
    const entries = variants(schema.items ?? {}).values;
    return { values: entries.map((entry) => [entry]), complete: true };
  }
  const whole = createSample(schema);
  if (classifySchema(schema) !== 'group') return { values: [whole], complete: true };
  const changed = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    variants(member).values.map((value) => ({ ...(isJsonObject(whole) ? whole : {}), [name]: value })),
  );
  return { values: [whole, ...changed], complete: true };
}
